import type { BlogPostContent } from '@lively/ui/screens';

export const firstEvent: BlogPostContent = {
  id: 'first-event',
  meta: {
    title: 'Your first event without losing your weekends',
    description:
      'Venue, date, announcement, the day itself: the six-week calendar we give to organisers who are starting out, with the usual mistakes.',
  },
  opening: [
    'The first time, you want everything to be right, so you do everything yourself, so you enjoy none of it. For three years I have been helping people publish their first event: a concert in a courtyard, a chess tournament, a giant soup. The good ones are alike. They are small, they have an end, and somebody else holds the door.',
    'Here is the calendar I send when people ask me where to begin. It takes six weeks, at two hours a week.',
  ],
  sections: [
    {
      id: 'six-weeks',
      title: 'Six weeks before: a sentence and a place',
      blocks: [
        'Write down what is going to happen in one sentence, with a verb. “We learn to solder a radio” makes people want to come. “A friendly gathering around electronics” asks for an effort. If the sentence will not come, the event is not ready yet.',
        'Then look for a place that will be full. Thirty people in a room for thirty-five is a successful evening; the same thirty in a room for two hundred is a meeting. Ask straight away when the keys must be returned, how many chairs there are and where the accessible toilets are.',
      ],
    },
    {
      id: 'four-weeks',
      title: 'Four weeks before: the date, then the announcement',
      blocks: [
        'Check what else is on in your city that evening. A big match empties venues; a festival nearby may bring you people instead. Choose, then do not change: a date that moves loses some of its audience even when it suits everyone.',
        'Then publish the page. A title under 100 characters, the full address, the finishing time and the price, even when it is nothing: “Free” is a word people search for. In the description, answer the three questions you will be asked anyway.',
        {
          list: ['Do I need to know how to do anything?', 'What should I bring?', 'What happens if it rains?'],
        },
      ],
    },
    {
      id: 'two-weeks',
      title: 'Two weeks before: ten messages',
      blocks: [
        'No announcement replaces ten personal messages. Write to ten people who truly care about the subject and ask them, not to come, but to pass it on to one other person. It is a small, precise favour, and nearly everyone does it.',
        'It is also time to hand over the welcome. Find someone who will arrive thirty minutes before you, will know where the keys are and will smile. It is no minor role: the first minute sets the mood of the evening.',
      ],
    },
    {
      id: 'day',
      title: 'The day itself: an hour of nothing',
      blocks: [
        'Finish everything an hour before the doors open, and spend that hour on the spot doing nothing. You will notice the cable across the floor, the sign nobody can see from the street, the microphone that is too low. If all is well you will drink a glass of water, which will not happen again before midnight.',
        'Start on time, even half empty. The punctual will be grateful and the late will hurry next time. And finish at the time you announced, even if people want more: that is what will fill the second one.',
      ],
    },
    {
      id: 'after',
      title: 'The day after: three lines',
      blocks: [
        'Note what you would do again, what you would not, and how many people came. Three lines are enough. Thank whoever held the door. Then publish the next date before anyone asks for it: our [step-by-step guide](/help/create-event) has the checklist, and it works as many times as you need.',
      ],
    },
  ],
};
