import type { BlogPostContent } from '@lively/ui/screens';

export const threeQuestions: BlogPostContent = {
  id: 'three-questions',
  meta: {
    title: 'Choosing an outing in three questions',
    description:
      'With whom, how far, how late: three questions to get from forty open tabs to an evening that is settled.',
  },
  opening: [
    'It is 6.40 on a Friday evening. You feel like going out, a little, and you have forty tabs open. By 7.30 there will be sixty. At 8 you will order dinner and promise yourself to start earlier next time.',
    'The problem is almost never a lack of ideas. For four years I ran the box office of a small venue and asked everyone who came in the same question: how did you choose? Nobody had compared. They had all ruled things out. Here, put together, are the three questions that rule things out best.',
  ],
  sections: [
    {
      id: 'who',
      title: 'With whom?',
      blocks: [
        'It is the question that changes everything, and the one people ask last. An outing for two can bear silence: an exhibition, a recital, a film. An outing for six needs something people can reach one by one: a night market, a dance, a tournament on a square. Going alone, finally, is much easier when the event has a shape: you sit down, it begins, it ends.',
        'Settle the number before you settle the programme. You have just crossed out half the list, and you will not miss it.',
      ],
    },
    {
      id: 'how-far',
      title: 'How far?',
      blocks: [
        'Count in minutes, not in kilometres, and count the way back. One simple rule has held for years: the journey should not take longer than half the outing. A three-hour concert deserves an hour and a half on a train. A forty-minute opening is done on foot or not at all.',
        'In Lively, sort by distance rather than excluding: sometimes an event 40 km away is worth the trip, and you will see it at the bottom of the list with its distance written on it. Beyond 100 km we stop showing it on the cards. That is no longer an outing, it is a weekend away.',
      ],
    },
    {
      id: 'how-late',
      title: 'How late?',
      blocks: [
        'Starting times are everywhere, finishing times almost nowhere. Yet they decide what mood you will be in tomorrow. When there is none, look for the length: a match fits in two hours, a classic play in two and a half with the interval, a club has no end.',
        'If you cannot find it, simply ask whether you can leave early without disturbing anyone. A standing concert, yes. A seated dinner, no.',
      ],
    },
    {
      id: 'then',
      title: 'And then, stop searching',
      blocks: [
        'After these three questions there are usually three to six possibilities left. Open no more. Put a heart on each, send the list to whoever is going with you and let them choose. They will decide in a minute, because someone has done the sorting for them.',
        {
          list: [
            'If everyone hesitates, take the nearest: you will leave on time.',
            'If two are equal, take the one that happens only once.',
            'If it is raining, take the one that tempted you least. There will be room, and that is often where good surprises happen.',
          ],
        },
        'One evening in November it was raining, there were two of us and we had an hour. We ended up at the back of a bookshop, listening to an author we did not know read a book that was not out yet. There were eleven of us, counting the cat. I do not remember the other fifty-nine tabs.',
      ],
    },
  ],
};
