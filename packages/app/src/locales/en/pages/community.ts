import type { CommunityContent } from '@lively/ui/screens';

export const community: CommunityContent = {
  meta: {
    title: 'The community',
    description:
      'Three ambassadors, four initiatives and thousands of outings: the people who bring Lively to life, city by city, and how to join them.',
  },
  poster: { category: 'festival', seed: 'community' },
  overline: 'Community',
  title: 'Going out is better together',
  lead: 'Behind every city there are people who know the right evening, the right door and the right code. Here is how they do it, and how to join them.',
  figures: [
    { value: '50K+', label: 'users' },
    { value: '10K+', label: 'events in France' },
    { value: '500+', label: 'cities' },
    { value: '4', label: 'initiatives under way' },
  ],
  ambassadors: {
    title: 'Three ambassadors',
    text: 'They are volunteers and choose their own subjects. Lively gives them tickets, never a text to copy out.',
    people: [
      {
        id: 'amel',
        name: 'Amel Benhadj',
        role: 'Music ambassador',
        city: 'Marseille',
        events: '46 outings told',
        followers: '1,240 followers',
        bio: 'A former sound engineer. She knows which venue sounds best from the back, and which has the best sandwiches.',
        specialties: ['Rap', 'World music', 'Small venues'],
      },
      {
        id: 'yann',
        name: 'Yann Le Guen',
        role: 'Sport ambassador',
        city: 'Toulouse',
        events: '38 outings organised',
        followers: '870 followers',
        bio: 'He organises runs where everyone waits for the last one, and claims it is a training strategy.',
        specialties: ['Running', 'Rugby', 'Beginners'],
      },
      {
        id: 'rosalie',
        name: 'Rosalie Marchand',
        role: 'Culture ambassador',
        city: 'Lyon',
        events: '61 visits led',
        followers: '2,050 followers',
        bio: 'A guide by day, a reader by night. Her museum visits last forty minutes and take in only three paintings.',
        specialties: ['Exhibitions', 'Heritage', 'Literature'],
      },
    ],
  },
  initiatives: {
    title: 'Four initiatives',
    items: [
      {
        id: 'first-time',
        title: 'First time',
        text: 'A regular goes along with someone who has never dared to enter an opera house, a club or a stadium.',
      },
      {
        id: 'empty-seats',
        title: 'Empty seats',
        text: 'Organisers entrust their last unsold seats to neighbourhood associations.',
      },
      {
        id: 'open-doors',
        title: 'Doors open to all',
        text: 'Volunteers check wheelchair access on the spot and complete the pages of events.',
      },
      {
        id: 'paper',
        title: 'Paper',
        text: 'Once a season, Lively’s posters are printed and put up in the shops that will have them.',
      },
    ],
  },
  testimonials: {
    title: 'In their words',
    items: [
      {
        id: 'fatou',
        quote:
          '“I came to a ‘First time’ without knowing anyone. Now I am the one who waits for newcomers at the door.”',
        name: 'Fatou D.',
        role: 'Bordeaux',
      },
      {
        id: 'benoit',
        quote:
          '“Forty unsold seats given away at 5 pm on a Thursday. By 8 the house was full, and the audience far more curious.”',
        name: 'Benoît R.',
        role: 'programmer, Nice',
      },
      {
        id: 'ines',
        quote: '“Someone had noted the eight-centimetre step at the entrance. For me, that changes the evening.”',
        name: 'Inès T.',
        role: 'Paris',
      },
    ],
  },
  join: {
    title: 'Are you in?',
    text: 'Create an account, go out, vote honestly: that is already a lot. To run a city or start an initiative, write to us.',
    action: { label: 'Join the community', href: '/auth' },
    links: [
      {
        label: 'Suggest an initiative',
        href: '/contact',
        text: 'An idea, a city, a date. We answer within 24 hours.',
      },
      { label: 'Organise an outing', href: '/help/create-event', text: 'The six-step guide.' },
    ],
  },
};
