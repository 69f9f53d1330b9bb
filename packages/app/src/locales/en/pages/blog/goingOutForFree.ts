import type { BlogPostContent } from '@lively/ui/screens';

export const goingOutForFree: BlogPostContent = {
  id: 'going-out-for-free',
  meta: {
    title: 'Going out for nothing: where to look, what to expect',
    description:
      'Churches, music schools, town stadiums, libraries: where to find free outings in France, and how to spot them in Lively.',
  },
  opening: [
    'Every month the same question reaches support, always asked with a little embarrassment: “Is there anything free?” Yes, a lot, and often better than people think. It is simply less well announced, because nobody has a budget for saying that something is free.',
    'I began to write down the places that keep their word. The list grew. This is what I have learned from it, by kind of place rather than by city, since most of them exist everywhere.',
  ],
  sections: [
    {
      id: 'music',
      title: 'Music begins at the music school',
      blocks: [
        'Every conservatoire gives public recitals, several a week towards the end of the year. You will hear musicians who will play large halls in five years, and children who stop half-way and start again. Both are worth the trip.',
        'Churches put on organ concerts with a free-will collection, often late on Sunday afternoons. Give what you like, nothing included. Arrive fifteen minutes early: the good seats are at the back, where the sound blends.',
      ],
    },
    {
      id: 'museums',
      title: 'Museums have a day',
      blocks: [
        'Many town museums open their permanent collections for free all year round, and many others on the first Sunday of the month. That is also the busiest day. Prefer a weekday late opening in a small museum: three rooms, one hour, and a guard who feels like talking.',
        'Libraries are the other badly kept secret: talks, screenings, workshops, exhibitions, almost always without booking. Their programmes come out late and are seldom repeated elsewhere.',
      ],
    },
    {
      id: 'sport',
      title: 'Sport, from the touchline',
      blocks: [
        'A reserve match, a youth derby, a neighbourhood race: entry is free, and the refreshment stall is the box office. You are so close that you hear the instructions. Town stadiums post their calendar at the gate, and amateur clubs are beginning to publish theirs.',
        'To play rather than watch, look for taster sessions: federations run them in September, with equipment lent and no strings attached.',
      ],
    },
    {
      id: 'find',
      title: 'How to spot them in Lively',
      blocks: [
        'Sort by price: free events come first, whether they are marked “Gratuit”, “entrée libre” or “0 €”. A price we cannot read, such as “by invitation”, goes to the end rather than passing for nothing.',
        {
          list: [
            '**Free entry**: you walk in without paying, sometimes after booking.',
            '**Free-will collection**: a hat goes round at the exit. Bring some coins, however few.',
            '**Free with booking**: places are counted. If you cannot come, cancel; somebody is waiting.',
          ],
        },
        'That last point deserves a moment. At a free evening, nearly one person in three does not turn up. The organiser knows it and accepts too many bookings, then turns people away on the day when everybody comes. Cancelling takes ten seconds, and it is the only currency you are asked for.',
        'One last thing. If you enjoyed a free outing, say so: a vote, a word to the organiser, a link passed on. That is what a library uses to defend its programme at the town hall, and it costs nothing either.',
      ],
    },
  ],
};
