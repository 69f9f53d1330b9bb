import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const about: ArticleContent = {
  meta: {
    title: 'About Lively',
    description:
      'Lively was born in Paris in 2022 so that small stages would be as easy to find as big ones. Here is who we are and how we work.',
  },
  poster: { category: 'culture', seed: 'about' },
  overline: 'Lively',
  title: 'We put up posters',
  lead: 'There is always something on near you. The hard part is hearing about it in time. Lively gathers outings, sorts them by your tastes and tells you why.',
  figures: [
    { value: '10K+', label: 'events in France' },
    { value: '50K+', label: 'users' },
    { value: '500+', label: 'cities' },
    { value: '24', label: 'people in the team' },
  ],
  sections: [
    {
      id: 'story',
      title: 'A Morris column in your pocket',
      blocks: [
        'In 2022, Inès Caradec was booking the concerts of an eighty-seat venue in the 11th arrondissement of Paris. The venue was good, so was the programme, and some Tuesdays there were more people on stage than in the audience. Two streets away, others were wondering what to do with their evening.',
        'With Malik Ferhat, a developer and a neighbour, she filled a spreadsheet, then a map, then a web page. Regulars sent it to their friends. Lively is what came next: a poster for every event, whether it fills a stadium or a back room.',
      ],
    },
    {
      id: 'principles',
      title: 'What we care about',
      blocks: [
        {
          list: [
            '**Saying why.** A recommendation without an explanation asks to be taken on trust. Ours show their reasons, and [the rules are public](/ranking).',
            '**Giving small events a chance.** The number of people going counts for little in the ranking: your tastes and the distance decide.',
            '**Staying light on data.** Your position does not leave your device, and nothing optional runs before [you have chosen](/cookies).',
            '**Counting honestly.** A number nobody counted wears the sign ≈. We prefer admitting it to inventing precision.',
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'The team',
      blocks: [
        'There are twenty-four of us, in Paris and elsewhere. These are the names you will meet on [the blog](/blog) or when you write to us.',
        {
          list: [
            '**Inès Caradec**, president and co-founder, still has the keys to the venue.',
            '**Malik Ferhat**, technical director and co-founder, writes the ranking rules and documents them.',
            '**Jeanne Lauzier**, art director, draws the posters nobody else has drawn.',
            '**Thomas Okafor** looks after organisers, from the neighbourhood club to the festival.',
            '**Clara Esteban** watches over personal data, above all the data we do not collect.',
            '**Paul Rivoire** runs support and really does read every message.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'How we make a living',
      blocks: [
        'Signing up, searching and publishing an event are free. Organisers who wish to can buy extra visibility, always labelled as such. It adds no points to an event’s score: the ranking is not for sale.',
        `Lively is published by ${company.name}, a French company based in Paris. Details are in the [legal notices](/legal).`,
      ],
    },
  ],
  next: {
    title: 'Going further',
    links: [
      {
        label: 'Work with us',
        href: '/careers',
        text: 'Six open positions, and room for a speculative application.',
      },
      {
        label: 'The community',
        href: '/community',
        text: 'The people who bring outings to life, city by city.',
      },
      { label: 'Write to us', href: '/contact', text: 'An answer within 24 hours, Monday to Friday.' },
    ],
  },
};
