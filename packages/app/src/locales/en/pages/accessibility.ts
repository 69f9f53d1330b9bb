import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const accessibility: ArticleContent = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How accessible Lively is under the French rules RGAA 4.1, what is checked, what remains to be done and how to report an obstacle.',
  },
  poster: { category: 'tech', seed: 'accessibility' },
  overline: 'Accessibility',
  title: 'Accessibility statement',
  lead: 'Going out begins with a page one can read. Here is where we stand, without rounding up.',
  contentsLabel: 'On this page',
  sections: [
    {
      id: 'status',
      title: 'Compliance',
      blocks: [
        `${company.name} undertakes to make its service accessible, under article 16 of the French law of 9 March 2023 and the decree of 9 October 2023. This statement covers the Lively website, in its three languages.`,
        'We aim for WCAG 2.2 at level AA, which covers RGAA 4.1. Automated checks reach only some of its 106 criteria; no complete audit by a third party has taken place yet. As long as that is so we show no percentage, and the law asks us to write: **non-compliant**, for lack of an audit.',
      ],
    },
    {
      id: 'done',
      title: 'What is checked at every change',
      blocks: [
        {
          list: [
            'Every component and every page goes through the axe tool, in the light and dark themes, with no error allowed.',
            'Text contrast reaches 4.5 to 1. No information hangs on colour alone.',
            'Everything works with the keyboard, with a visible mark; a link leads straight to the content.',
            'Touch areas measure 44 pixels. Whatever can be dragged can also be clicked.',
            'Pages can be read from 320 pixels wide and enlarged to 400%.',
            'Movement stops when your device asks for it. A passing message waits while you hover over it.',
            'Passwords can be pasted. There is no puzzle to solve to sign in.',
          ],
        },
      ],
    },
    {
      id: 'not-done',
      title: 'What is not there yet',
      blocks: [
        {
          list: [
            'The criteria that need human judgement have not all been assessed: how apt the headings are, the reading order of some long forms.',
            'Tests with NVDA, JAWS, VoiceOver and TalkBack are occasional, not systematic.',
            'Pictures added by organisers are treated as decoration, for lack of a reliable description. The title, date and place are always in text.',
            'The ticket offices, directions and places to sleep we link to are not ours.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Report an obstacle',
      blocks: [
        `Tell us what you wanted to do, on which page, with what equipment: [${company.contact}](mailto:${company.contact}), [${company.phone.text}](${company.phone.href}) or the [contact form](/contact). We answer within 24 hours, on weekdays, and give you the information another way if the page resists.`,
      ],
    },
    {
      id: 'remedy',
      title: 'If that does not help',
      blocks: [
        'If our answer is not enough, you can turn free of charge to the French Defender of Rights: with [the form](https://formulaire.defenseurdesdroits.fr/), by phone on 09 69 39 00 00, or by post without a stamp to Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07. The consumer authority, the DGCCRF, also takes reports, on [signal.conso.gouv.fr](https://signal.conso.gouv.fr).',
      ],
    },
    {
      id: 'method',
      title: 'How we establish it',
      blocks: [
        'By self-assessment: axe-core in Chromium on every page and component, trials with the keyboard, zoom and small screens. The technologies used are HTML, CSS, SVG, ARIA and JavaScript. Reading the public pages does not require JavaScript.',
      ],
    },
  ],
  next: {
    title: 'Also worth reading',
    links: [
      { label: 'Terms of use', href: '/terms', text: 'Accessibility is in them, as the law requires.' },
      { label: 'Write to us', href: '/contact', text: 'An answer within 24 hours, Monday to Friday.' },
    ],
  },
};
