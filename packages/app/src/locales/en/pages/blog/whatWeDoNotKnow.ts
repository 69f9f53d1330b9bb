import type { BlogPostContent } from '@lively/ui/screens';

export const whatWeDoNotKnow: BlogPostContent = {
  id: 'what-we-do-not-know',
  meta: {
    title: 'What we do not know about you',
    description:
      'Position, contacts, browsing, payment: what Lively has chosen not to collect, and what that changes for you and for us.',
  },
  opening: [
    'My job is to protect data. The safest way to do so has been known for a long time: not to have any. Data that does not exist cannot leak, be sold or be demanded, and it wakes nobody up on a Sunday.',
    'So every quarter I update an unusual list. Not what we collect, which is in our [privacy policy](/privacy), but what we could have collected and left where it was: with you.',
  ],
  sections: [
    {
      id: 'place',
      title: 'Where you are',
      blocks: [
        'When you allow geolocation, your browser gives your position to the page. The page compares it with seven cities, keeps the nearest and forgets the rest. The sum is done on your device: no coordinates travel to our servers or to a map service. If you refuse, or if it takes more than ten seconds, we use Paris, and say so.',
        'We lose precision, it is true. We cannot write “300 m from you”. We write “4 km away”, counted from a city, and that is enough to decide to take the tram.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'What you do elsewhere',
      blocks: [
        'No page of Lively calls an advertising server. There is no pixel, no social button that watches, no typeface loaded from someone else. Open your browser’s tools and look: the requests stop with us.',
        'Until you have chosen something in [your preferences](/cookies), nothing optional runs. The “Refuse all” button is the same size as the other one, in the same place. We checked to the pixel.',
      ],
    },
    {
      id: 'money',
      title: 'Your bank card',
      blocks: [
        'We do not see it. A ticket is bought from the organiser’s ticket office, in a new tab, through a payment provider whose trade it is. For our part we only note that you followed the link, so that the event appears among your outings. You alone can read that line; others see only a total.',
      ],
    },
    {
      id: 'taste',
      title: 'What you looked at six months ago',
      blocks: [
        'If personalisation is on, the pages you open help the ranking. But we only take the last hundred into account, and only those of the last fourteen days give points. Your sudden passion for pétanque, last summer, has worn off by itself.',
        'And if you turn personalisation off, we do not record a single click. Your preferences, the ones you ticked yourself, are still enough.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs us',
      blocks: [
        'Answers, sometimes. An investor asked us for the average age of our users. We said that we did not know: we check that you are an adult by a declaration, not by a date of birth. He insisted. We offered an estimate, with a ≈ in front of it.',
        'There remain the things we know because we must: your address, to recognise you; your favourites, to give them back to you; your votes, to count them. You can download them from your profile, in a file that a machine can read as well as a person. Mine is eleven kilobytes. That is, I think, a good size for a life spent going out.',
      ],
    },
  ],
};
