import type { BlogPostContent } from '@lively/ui/screens';

export const whyThisEvent: BlogPostContent = {
  id: 'why-this-event',
  meta: {
    title: '“Why you?” What a score says',
    description:
      'Preferences, distance, date, crowd: we take one of Lively’s recommendations apart, point by point, with rules you can check.',
  },
  opening: [
    'On the page of an event we recommend there is a box called “Why you”. It holds a few short lines with a number at the end of each, and a total at the bottom. That total is the event’s score for you, today. There is nothing else in it.',
    'It sounds obvious. In our trade it is not: most rankings mix hundreds of signals in a model that nobody, not even its authors, could sum up on a postcard. We chose the postcard.',
  ],
  sections: [
    {
      id: 'example',
      title: 'An evening taken apart',
      blocks: [
        'Take a “Nina Simone Night, the complete piano songs”, at Le Trianon, and a reader who lives in Paris and has ticked jazz in her preferences. This is what she sees.',
        {
          table: {
            caption: 'Why this evening, for this reader',
            head: ['Reason', 'Points'],
            rows: [
              ['You like jazz', '+50'],
              ['4 km from home', '+30'],
              ['In 4 days', '+15'],
              ['More than 500 people are going', '+10'],
              ['Score', '105'],
            ],
          },
        },
        'Fifty points for each preference that matches: your tastes weigh more than anything else. Thirty if the event is within 100 km of your city. Fifteen if it takes place in the next ten days, because a good idea for three months from now helps nobody tonight. Only ten if it draws more than 500 people.',
      ],
    },
    {
      id: 'clicks',
      title: 'And my clicks?',
      blocks: [
        'They count, but little, and they fade. Opening the page of a dance event gives 5 points to other dance events, up to 25 points. Only the last fourteen days count: one week spent looking for a present for your nephew will not make you a motorsport fan for life.',
        'If you have turned personalisation off in [your cookie choices](/cookies), no click is recorded. That line will never appear, and the rest of the ranking works as before.',
      ],
    },
    {
      id: 'crowd',
      title: 'Why the crowd weighs so little',
      blocks: [
        'At first, popularity was worth fifty points as well. The result was plain: everybody saw the same ten stadiums. Small venues never had enough of an audience to show up, and so never got an audience. We lowered that number until an eighty-seat recital could come before a concert for ten thousand, provided it is more like you.',
        'Another rule, less visible: a number nobody counted gives no points. When attendance is estimated we show it with the sign ≈, and the ranking ignores it.',
      ],
    },
    {
      id: 'sale',
      title: 'What is not in there',
      blocks: [
        'Money. An organiser can pay for extra visibility, shown as such, but no “partner” line adds points. We do not use your age, your phone or what you do on other sites either: we do not know it.',
        'The reasons always add up to exactly the score. That is not a slogan, it is a property our tests check on thousands of events and profiles drawn at random. If one day the total were wrong, nothing would go online.',
        'All the rules, with the numbers in force, are on the page [How we rank events](/ranking). If one of them seems unfair, [write to us](/contact): the weight of the crowd was changed because of a bookseller in Nice.',
      ],
    },
  ],
};
