import type { ArticleContent } from '@lively/ui/screens';
import { company } from './company';

export const privacy: ArticleContent = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données Lively traite, pourquoi, combien de temps, qui les voit et comment exercer vos droits. Dernière mise à jour le 15 mars 2024.',
  },
  poster: { category: 'leisure', seed: 'privacy' },
  overline: 'Vos données',
  title: 'Politique de confidentialité',
  lead: 'Nous gardons ce qu’il faut pour vous reconnaître et vous rendre service, et rien pour vous suivre. Voici le détail.',
  updated: { date: '2024-03-15', text: 'Dernière mise à jour : 15 mars 2024' },
  contentsLabel: 'Sur cette page',
  sections: [
    {
      id: 'controller',
      title: 'Qui est responsable',
      blocks: [
        `${company.name}, ${company.street}, ${company.city}, détermine pourquoi et comment vos données sont traitées. Pour toute question : [${company.privacy}](mailto:${company.privacy}). Clara Esteban, chargée de la protection des données, vous répond sous 48 heures ouvrées.`,
      ],
    },
    {
      id: 'data',
      title: 'Ce que nous traitons',
      blocks: [
        {
          table: {
            caption: 'Données, raisons et durées',
            head: ['Données', 'Pourquoi', 'Base légale', 'Durée'],
            rows: [
              [
                'Nom, adresse email, mot de passe chiffré',
                'Ouvrir et protéger votre compte',
                'Contrat',
                'Jusqu’à la suppression du compte',
              ],
              [
                'Nom d’utilisateur, photo, présentation, ville',
                'Afficher votre profil, calculer les distances',
                'Contrat',
                'Jusqu’à ce que vous les retiriez',
              ],
              [
                'Préférences, favoris, votes',
                'Vous recommander des sorties, compter les avis',
                'Contrat',
                'Jusqu’à ce que vous les retiriez',
              ],
              [
                'Événements ouverts',
                'Affiner les recommandations',
                'Consentement (personnalisation)',
                'Les 100 derniers, retirés avec le consentement',
              ],
              ['Billets suivis', 'Vous rendre la liste de vos sorties', 'Contrat', '3 ans'],
              [
                'Journal de vos votes, favoris et clics',
                'Corriger une erreur, repérer un abus',
                'Intérêt légitime',
                '12 mois',
              ],
              ['Événements que vous publiez', 'Les annoncer', 'Contrat', 'Jusqu’à leur suppression'],
              ['Messages envoyés par nos formulaires', 'Vous répondre', 'Intérêt légitime', '12 mois'],
              ['Candidatures', 'Étudier votre candidature', 'Mesures précontractuelles', '2 ans, sauf opposition'],
              [
                'Adresse pour la lettre ou l’alerte',
                'Vous écrire ce que vous avez demandé',
                'Consentement',
                'Jusqu’au désabonnement',
              ],
            ],
          },
        },
        'Nous ne demandons pas de date de naissance, nous ne recevons pas vos coordonnées bancaires et nous n’achetons aucun fichier.',
      ],
    },
    {
      id: 'place',
      title: 'Votre position',
      blocks: [
        'Si vous l’autorisez, votre navigateur indique votre position à la page, qui retient la plus proche de sept villes connues. Le calcul a lieu sur votre appareil. Aucune coordonnée ne nous est transmise, ni à un service de cartes.',
      ],
    },
    {
      id: 'access',
      title: 'Qui y accède',
      blocks: [
        'Chaque ligne de notre base est protégée par une règle : vos préférences, favoris, billets et clics ne sont lisibles que par vous. Les autres ne voient que des totaux. Dans l’équipe, quatre personnes peuvent intervenir, pour un motif noté.',
        'Nos données sont hébergées dans l’Union européenne par Supabase (base de données, comptes, fichiers). Nous ne vendons ni ne louons aucune donnée. Lorsque vous ouvrez une billetterie, un itinéraire ou un hébergement, vous passez chez un tiers, qui applique ses propres règles ; le lien lui transmet le lieu et la date de l’événement, jamais votre identité.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        'Accès, rectification, effacement, limitation, opposition, portabilité, retrait du consentement : ils s’exercent ainsi.',
        {
          list: [
            '**Lire et emporter** : « Télécharger mes données », dans votre profil, donne un fichier JSON.',
            '**Corriger** : le profil se modifie à tout moment.',
            `**Effacer** : la suppression en un clic sera disponible prochainement. D’ici là, écrivez à [${company.privacy}](mailto:${company.privacy}) depuis l’adresse du compte.`,
            '**Retirer un consentement** : [vos choix de cookies](/cookies), avec effet immédiat.',
          ],
        },
        'Nous répondons aux demandes juridiques sous 48 heures ouvrées et y donnons suite dans le mois. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL, 3 place de Fontenoy, 75007 Paris, ou sur [cnil.fr](https://www.cnil.fr/fr/plaintes).',
      ],
    },
    {
      id: 'minors',
      title: 'Les mineurs',
      blocks: [
        'Lively est réservé aux adultes. Si nous apprenons qu’un compte appartient à un mineur, nous le fermons et effaçons ses données.',
      ],
    },
    {
      id: 'changes',
      title: 'Si cette page change',
      blocks: [
        'La date en haut change avec elle. Pour une modification qui touche vos droits, nous vous écrivons au moins quinze jours avant.',
      ],
    },
  ],
  next: {
    title: 'À lire aussi',
    links: [
      { label: 'Cookies et choix', href: '/cookies', text: 'Quatre catégories, un choix par catégorie.' },
      {
        label: 'Ce que nous ne savons pas de vous',
        href: '/blog/what-we-do-not-know',
        text: 'La même chose, racontée.',
      },
    ],
  },
};
