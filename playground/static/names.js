/** Names of people, roles and channels this person knows. */

const shownName = (user) => user.global_name || user.username;

function peopleFirst(a, b) {
  return Number(Boolean(a.bot)) - Number(Boolean(b.bot)) || shownName(a).localeCompare(shownName(b));
}

export class Names {
  constructor(go) {
    this.go = go;
    this.me = "";
    this.here = {};
    this.users = new Map();
    this.roleNames = new Map();
    this.channelNames = new Map();
    this.guilds = [];
    this.guild = null;
  }

  /** Takes in a new sidebar. */
  learn(side, bot) {
    this.guilds = side.guilds;
    this.users = new Map([[bot.id, bot], [side.user.id, side.user]]);
    this.roleNames.clear();
    this.channelNames.clear();
    for (const guild of side.guilds) {
      for (const user of guild.members) this.users.set(user.id, { ...user, global_name: this.nameOf(user, bot) });
      for (const role of guild.roles) this.roleNames.set(role.id, role.name);
      for (const channel of guild.channels) this.channelNames.set(channel.id, channel.name);
    }
    this.place(this.here);
  }

  nameOf(user, bot) {
    return user.id === bot.id ? bot.global_name : user.global_name;
  }

  /** The open channel: its server decides who can be picked. */
  place(channel) {
    this.here = channel;
    this.guild = this.guilds.find((guild) => guild.id === channel.guild_id) || null;
  }

  user(id) {
    return this.users.get(id)?.global_name;
  }

  role(id) {
    return this.roleNames.get(id);
  }

  /** The name of a channel this person can see. */
  channel(id) {
    return this.channelNames.get(id);
  }

  members() {
    const here = this.guild ? this.guild.members : [...this.users.values()];
    return here.map((user) => this.users.get(user.id)).toSorted(peopleFirst);
  }

  channels() {
    return this.guild ? this.guild.channels : [];
  }

  roles() {
    return this.guild ? this.guild.roles : [];
  }

  /** A listener that goes to a channel, and to a message in it. */
  goTo(channel, message) {
    return (event) => {
      event.preventDefault();
      this.go(channel, message);
    };
  }
}
