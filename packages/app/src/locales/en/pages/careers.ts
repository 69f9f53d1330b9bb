import type { CareersContent } from '@lively/ui/screens';

export const careers: CareersContent = {
  meta: {
    title: 'Work with us',
    description:
      'Six open positions at Lively, in Paris and elsewhere: tech, design, product, business, marketing. Or suggest your own.',
  },
  poster: { category: 'food', seed: 'careers' },
  overline: 'Careers',
  title: 'Get people out',
  lead: 'We build what people open at 6.40 on a Friday evening. If the thought of a small venue filling up makes you happy, you will like it here.',
  figures: [
    { value: '24', label: 'people, 11 of them women' },
    { value: '2 to 3', label: 'days of remote work a week' },
    { value: '€2,000', label: 'of training a year for each person' },
    { value: '6', label: 'open positions' },
  ],
  values: {
    title: 'What holds us together',
    items: [
      {
        id: 'passion',
        title: 'Passion',
        text: 'Everyone goes out, and tells. Monday morning begins with what we saw at the weekend.',
      },
      {
        id: 'impact',
        title: 'Impact',
        text: 'We look at one thing before the others: how many small venues have found their audience.',
      },
      {
        id: 'innovation',
        title: 'Innovation',
        text: 'A ranking that can be read, a poster drawn by code: we invent when it makes things simpler.',
      },
      {
        id: 'team',
        title: 'Team',
        text: 'Two pairs of eyes on everything that goes online, and nobody fixing things alone at midnight.',
      },
    ],
  },
  positionsTitle: 'Open positions',
  departmentsLabel: 'Department',
  departments: [
    { value: 'all', label: 'All' },
    { value: 'tech', label: 'Tech' },
    { value: 'design', label: 'Design' },
    { value: 'product', label: 'Product' },
    { value: 'business', label: 'Business' },
    { value: 'marketing', label: 'Marketing' },
  ],
  countPositions: (count) => (count === 1 ? `${count} position` : `${count} positions`),
  empty: (department) => `No open position in ${department} for now. We would still like to hear from you.`,
  skillsLabel: 'Skills',
  applyLabel: 'Apply',
  positions: [
    {
      id: 'frontend',
      title: 'Front-end developer',
      department: 'tech',
      location: 'Paris or remote',
      contract: 'Permanent',
      experience: '3 years or more',
      description:
        'You keep the component library and the public pages alive. A page that is slow, or cannot be read with a keyboard, costs you a little sleep.',
      skills: ['React', 'TypeScript', 'Accessibility', 'CSS'],
    },
    {
      id: 'backend',
      title: 'Database engineer',
      department: 'tech',
      location: 'Paris or remote',
      contract: 'Permanent',
      experience: '5 years or more',
      description:
        'PostgreSQL is our engine room: rights row by row, counting, imports. You like short queries and migrations that read well.',
      skills: ['PostgreSQL', 'SQL', 'Security', 'Open data'],
    },
    {
      id: 'designer',
      title: 'Product designer',
      department: 'design',
      location: 'Paris',
      contract: 'Permanent',
      experience: '3 years or more',
      description:
        'You draw journeys and posters with the same rigour. You can say in three words what others say in a paragraph.',
      skills: ['Typography', 'Prototyping', 'User research', 'SVG'],
    },
    {
      id: 'product',
      title: 'Product manager, organisers',
      department: 'product',
      location: 'Paris',
      contract: 'Permanent',
      experience: '4 years or more',
      description:
        'Your ground: venues, clubs, associations. You spend one day a week with them and bring back what deserves to be built.',
      skills: ['Interviews', 'Prioritising', 'Writing', 'Measuring'],
    },
    {
      id: 'partnerships',
      title: 'Partnerships officer',
      department: 'business',
      location: 'Lyon or Marseille',
      contract: 'Permanent',
      experience: '2 years or more',
      description:
        'Tourist offices, local media, venues: you bring Lively’s events to their own sites, and come back with theirs.',
      skills: ['Negotiation', 'Culture and sport', 'Spanish welcome'],
    },
    {
      id: 'community',
      title: 'Community manager',
      department: 'marketing',
      location: 'Paris or remote',
      contract: '12-month contract',
      experience: 'First job',
      description:
        'You lead the ambassadors, write the Thursday letter and answer messages as if they came from people, since they do.',
      skills: ['Writing', 'English', 'Social networks', 'Listening'],
    },
  ],
  benefits: {
    title: 'What we offer',
    items: [
      {
        id: 'remote',
        title: 'Hybrid work',
        text: 'Two to three days of remote work a week, chosen with your team. Some positions are fully remote.',
      },
      {
        id: 'training',
        title: '€2,000 of training',
        text: 'Every year, for everyone: a course, a conference, books. The time it takes counts as work.',
      },
      {
        id: 'tickets',
        title: 'Two tickets a month',
        text: 'Anything in the catalogue, no receipt needed. A report over lunch is appreciated.',
      },
      {
        id: 'health',
        title: 'Health and transport',
        text: 'Health insurance paid at 80%, a travel pass or a bicycle at 75%.',
      },
      {
        id: 'evenings',
        title: 'Free evenings',
        text: 'No meetings after 5.30 pm. It would be odd to miss a first night because of us.',
      },
      {
        id: 'parents',
        title: 'Equal parental leave',
        text: 'Sixteen weeks for each parent, on full pay.',
      },
    ],
  },
  form: {
    title: 'Speculative application',
    text: 'None of the positions is you, or several are? Write to us. Every application gets an answer from a person. Only the address of your page is optional.',
    submit: 'Send my application',
    sending: 'Sending…',
    sent: {
      title: 'Application sent',
      text: 'Thank you. We will answer within two weeks, even if the answer is no.',
    },
    failed: {
      title: 'The application did not leave',
      text: 'Your text is still here. Check your connection and try again in a few minutes.',
    },
    errors: {
      required: 'We need this field to consider your application.',
      email: 'This address is not complete: the @, or what follows it, may be missing.',
      summary: (count) => `${count} answers to correct`,
    },
    spontaneous: 'Speculative application',
    fields: {
      name: { label: 'Your name' },
      email: { label: 'Your email address' },
      position: { label: 'Position you would like', hint: 'One from the list, or a speculative application.' },
      link: {
        label: 'A page about you (optional)',
        hint: 'Site, portfolio, profile: an address that begins with https://',
      },
      message: {
        label: 'Why Lively?',
        hint: 'A few sentences. The last outing you enjoyed is a good start.',
      },
    },
  },
};
