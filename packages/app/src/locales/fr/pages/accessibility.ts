import type { ArticleContent } from '@lively/ui/screens';
import { company } from './company';

export const accessibility: ArticleContent = {
  meta: {
    title: 'Déclaration d’accessibilité',
    description:
      'État de l’accessibilité de Lively au regard du RGAA 4.1, ce qui est vérifié, ce qui reste à faire et comment signaler un obstacle.',
  },
  poster: { category: 'tech', seed: 'accessibility' },
  overline: 'Accessibilité',
  title: 'Déclaration d’accessibilité',
  lead: 'Une sortie commence par une page que l’on peut lire. Voici où nous en sommes, sans arrondir.',
  contentsLabel: 'Sur cette page',
  sections: [
    {
      id: 'status',
      title: 'État de conformité',
      blocks: [
        `${company.name} s’engage à rendre son service accessible, conformément à l’article 16 de la loi du 9 mars 2023 et au décret du 9 octobre 2023. Cette déclaration porte sur le site Lively, dans ses trois langues.`,
        'Nous visons les règles WCAG 2.2 de niveau AA, qui couvrent le RGAA 4.1. Les contrôles automatiques portent sur une partie des 106 critères seulement ; aucun audit complet par un tiers n’a encore eu lieu. Tant que c’est le cas, nous n’affichons pas de taux, et la loi nous demande d’écrire : **non conforme**, faute d’audit.',
      ],
    },
    {
      id: 'done',
      title: 'Ce qui est vérifié à chaque modification',
      blocks: [
        {
          list: [
            'Chaque composant et chaque page passent l’outil axe, en thème clair et en thème sombre, sans aucune erreur admise.',
            'Les contrastes de texte atteignent 4,5 pour 1. Aucune information ne tient dans la couleur seule.',
            'Tout se fait au clavier, avec un repère visible ; un lien mène droit au contenu.',
            'Les zones tactiles mesurent 44 pixels. Ce qui se glisse peut aussi se cliquer.',
            'Les pages se lisent dès 320 pixels de large et agrandies à 400 %.',
            'Les mouvements s’arrêtent quand votre appareil le demande. Un message passager attend tant qu’on le survole.',
            'Les mots de passe peuvent être collés. Il n’y a pas d’énigme à résoudre pour se connecter.',
          ],
        },
      ],
    },
    {
      id: 'not-done',
      title: 'Ce qui ne l’est pas encore',
      blocks: [
        {
          list: [
            'Les critères qui demandent un jugement humain ne sont pas tous évalués : pertinence des intitulés, ordre de lecture de certains formulaires longs.',
            'Les essais avec NVDA, JAWS, VoiceOver et TalkBack sont ponctuels, pas systématiques.',
            'Les images ajoutées par les organisateurs sont traitées comme décoratives, faute de description fiable. Le titre, la date et le lieu sont toujours en texte.',
            'Les billetteries, itinéraires et hébergements vers lesquels nous renvoyons ne dépendent pas de nous.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Signaler un obstacle',
      blocks: [
        `Dites-nous ce que vous vouliez faire, sur quelle page, avec quel équipement : [${company.contact}](mailto:${company.contact}), [${company.phone.text}](${company.phone.href}) ou le [formulaire de contact](/contact). Nous répondons sous 24 heures, en semaine, et vous donnons l’information par un autre moyen si la page résiste.`,
      ],
    },
    {
      id: 'remedy',
      title: 'Voies de recours',
      blocks: [
        'Si notre réponse ne vous suffit pas, vous pouvez saisir gratuitement le Défenseur des droits : par [son formulaire](https://formulaire.defenseurdesdroits.fr/), par téléphone au 09 69 39 00 00, ou par courrier sans timbre à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07. Les services de la DGCCRF reçoivent aussi les signalements, sur [signal.conso.gouv.fr](https://signal.conso.gouv.fr).',
      ],
    },
    {
      id: 'method',
      title: 'Comment nous l’établissons',
      blocks: [
        'Par auto-évaluation : axe-core dans Chromium sur chaque page et chaque composant, essais au clavier, zoom et petits écrans. Les technologies employées sont HTML, CSS, SVG, ARIA et JavaScript. La lecture des pages publiques ne demande pas JavaScript.',
      ],
    },
  ],
  next: {
    title: 'À lire aussi',
    links: [
      { label: 'Conditions d’utilisation', href: '/terms', text: 'L’accessibilité y figure, comme la loi le demande.' },
      { label: 'Nous écrire', href: '/contact', text: 'Une réponse sous 24 heures, du lundi au vendredi.' },
    ],
  },
};
