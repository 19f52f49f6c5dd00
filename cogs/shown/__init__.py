"""What people see and press, as plain values before it becomes Discord's."""
