### Answers given in advance: what their owner reads, and nobody else. Titles, choices and what ends
### them are each game's own: { $title }, { $choice }, { $ends }.

ahead-button = In advance
ahead-title = **Answers in advance.** Nobody but you knows of them. What you set here answers the next time you are asked, at the pace of a person; you are not called for it.
ahead-nothing = There is nothing to settle in advance at the moment.
ahead-asked = You are being asked something right now: answer that with **Play**. What you set counts from the next question on.
ahead-given = **{ $choice }** ({ $title })
ahead-given-ends = **{ $choice }** ({ $title }; { $ends })
ahead-is-full =
    { $most ->
        [one] This is as much as you can set at once. Cancel it first.
       *[other] These { $most } are as many as you can set at once. Cancel one first.
    }
ahead-choose = Choose what to settle
ahead-choose-answer = Choose the answer
ahead-order = If several of these fit, the more particular one answers; of two alike, the newer.
ahead-cancel = Cancel { $number }
ahead-used =
    { $times ->
        [one] Answered for you: { $choice } ({ $title })
       *[other] Answered for you { $times } times: { $choice } ({ $title })
    }
ahead-ended = No longer set: { $choice } ({ $title })

## Refusals

ahead-full =
    { $most ->
        [one] You can set 1 answer at once. Cancel it first.
       *[other] You can set { $most } answers at once. Cancel one first.
    }
ahead-not-now = “{ $typed }” cannot be settled in advance now. Choose one of the suggestions.
ahead-gone = This answer is no longer set: it has been used, has ended or was cancelled.

## Suggestions of /advance

ahead-suggest = { $choice } ({ $title })
ahead-suggest-cancel = Cancel: { $choice } ({ $title })
