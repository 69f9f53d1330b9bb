import type { ArticleContent } from '@lively/ui/screens';
import { company } from './company';

export const about: ArticleContent = {
  meta: {
    title: 'À propos de Lively',
    description:
      'Lively est né à Paris en 2022 pour que les petites scènes soient aussi faciles à trouver que les grandes. Voici qui nous sommes et comment nous travaillons.',
  },
  poster: { category: 'culture', seed: 'about' },
  overline: 'Lively',
  title: 'Nous collons des affiches',
  lead: 'Il se passe toujours quelque chose près de chez vous. Le plus difficile, c’est de le savoir à temps. Lively rassemble les sorties, les classe selon vos goûts et vous dit pourquoi.',
  figures: [
    { value: '10K+', label: 'événements en France' },
    { value: '50K+', label: 'utilisateurs' },
    { value: '500+', label: 'villes' },
    { value: '24', label: 'personnes dans l’équipe' },
  ],
  sections: [
    {
      id: 'story',
      title: 'Une colonne Morris dans la poche',
      blocks: [
        'En 2022, Inès Caradec programmait les concerts d’une salle de quatre-vingts places du 11e arrondissement. La salle était bonne, la programmation aussi, et certains mardis il y avait plus de monde sur scène que dans le public. À deux rues de là, des gens cherchaient quoi faire de leur soirée.',
        'Avec Malik Ferhat, développeur et voisin, elle a d’abord rempli un tableau, puis une carte, puis une page. Les habitués l’ont envoyée à leurs amis. Lively en est la suite : une affiche pour chaque événement, qu’il remplisse un stade ou une arrière-boutique.',
      ],
    },
    {
      id: 'principles',
      title: 'Ce à quoi nous tenons',
      blocks: [
        {
          list: [
            '**Dire pourquoi.** Une recommandation sans explication demande qu’on la croie sur parole. Les nôtres affichent leurs raisons, et [les règles sont publiques](/ranking).',
            '**Laisser leur chance aux petits.** Le nombre de participants compte peu dans le classement : ce sont vos goûts et la distance qui décident.',
            '**Rester sobres en données.** Votre position ne quitte pas votre appareil, et rien de facultatif ne s’exécute avant [votre choix](/cookies).',
            '**Compter juste.** Un nombre que personne n’a compté porte le signe ≈. Nous préférons un aveu à une précision inventée.',
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'L’équipe',
      blocks: [
        'Nous sommes vingt-quatre, à Paris et à distance. Voici celles et ceux dont vous croiserez le nom sur [le blog](/blog) ou dans vos échanges avec nous.',
        {
          list: [
            '**Inès Caradec**, présidente et cofondatrice, a gardé les clés de la salle.',
            '**Malik Ferhat**, directeur technique et cofondateur, écrit les règles de classement et les documente.',
            '**Jeanne Lauzier**, directrice artistique, dessine les affiches que personne n’a dessinées.',
            '**Thomas Okafor** accompagne les organisateurs, de l’association de quartier au festival.',
            '**Clara Esteban** veille sur les données personnelles, surtout sur celles que nous ne collectons pas.',
            '**Paul Rivoire** dirige le support et lit réellement tous les messages.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Comment nous gagnons notre vie',
      blocks: [
        'S’inscrire, chercher et publier un événement est gratuit. Nous vendons aux organisateurs qui le souhaitent des options de mise en avant, signalées comme telles. Elles n’ajoutent aucun point au score d’un événement : le classement n’est pas à vendre.',
        `Lively est édité par ${company.name}, société française installée à Paris. Les détails sont dans les [mentions légales](/legal).`,
      ],
    },
  ],
  next: {
    title: 'Pour aller plus loin',
    links: [
      {
        label: 'Nous rejoindre',
        href: '/careers',
        text: 'Six postes ouverts, et une place pour votre candidature spontanée.',
      },
      {
        label: 'La communauté',
        href: '/community',
        text: 'Celles et ceux qui font vivre les sorties, ville par ville.',
      },
      { label: 'Nous écrire', href: '/contact', text: 'Une réponse sous 24 heures, du lundi au vendredi.' },
    ],
  },
};
