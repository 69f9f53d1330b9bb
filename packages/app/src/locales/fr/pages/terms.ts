import type { ArticleContent } from '@lively/ui/screens';
import { company } from './company';

export const terms: ArticleContent = {
  meta: {
    title: 'Conditions d’utilisation',
    description:
      'Les règles d’usage de Lively : compte, publication d’événements, billets, annulation, signalement, accessibilité et règlement des litiges.',
  },
  poster: { category: 'sport', seed: 'terms' },
  overline: 'Règles',
  title: 'Conditions d’utilisation',
  lead: 'Ce que vous pouvez attendre de nous, et ce que nous attendons de vous. Nous avons écrit court, pour que ce soit lu.',
  contentsLabel: 'Sur cette page',
  sections: [
    {
      id: 'service',
      title: '1. Le service',
      blocks: [
        `Lively, édité par ${company.name}, permet de découvrir des événements, de recevoir des recommandations et de publier ses propres événements. La consultation est libre ; l’inscription, la découverte et la publication sont gratuites. Utiliser le site vaut acceptation de ces conditions.`,
      ],
    },
    {
      id: 'account',
      title: '2. Votre compte',
      blocks: [
        {
          list: [
            'Le compte est réservé aux personnes majeures. Chaque personne n’en possède qu’un.',
            'Le mot de passe compte au moins 8 caractères. Vous en êtes responsable ; prévenez-nous si vous le pensez connu d’un tiers.',
            'L’adresse email doit être confirmée dans les 24 heures par le lien que nous envoyons.',
            'Nous pouvons suspendre un compte qui trompe, harcèle ou fausse les votes. Vous en recevez le motif et pouvez le contester.',
          ],
        },
      ],
    },
    {
      id: 'publishing',
      title: '3. Publier un événement',
      blocks: [
        'Vous garantissez que l’événement existe, que vous avez le droit de l’annoncer et que vos textes et images ne lèsent personne. Vous en restez propriétaire ; vous nous autorisez à les afficher sur Lively, ses widgets et son API tant qu’ils sont publiés.',
        'Le titre compte au plus 100 caractères. Sont refusés les événements illégaux, discriminatoires, dangereux ou trompeurs sur le prix ou le lieu. Vous pouvez modifier ou supprimer à tout moment ce que vous avez publié.',
      ],
    },
    {
      id: 'ranking',
      title: '4. Classement et mise en avant',
      blocks: [
        'Les événements sont classés selon des [règles publiques](/ranking) : préférences, distance, date, affluence, avis. Une mise en avant payante est toujours signalée et n’ajoute aucun point. Lively n’a de lien capitalistique avec aucun organisateur référencé.',
      ],
    },
    {
      id: 'tickets',
      title: '5. Billets et annulation',
      blocks: [
        'Lively ne vend pas de billets. Le contrat se noue entre vous et l’organisateur ou sa billetterie, qui encaisse par carte auprès d’un prestataire de paiement et répond de l’événement.',
        'Pour tout événement annoncé sur Lively, l’organisateur s’engage à permettre l’annulation gratuite jusqu’à 24 heures avant le début. Passé ce délai, ses propres conditions s’appliquent. Conformément à l’article L. 221-28 du code de la consommation, le droit de rétractation de quatorze jours ne s’applique pas aux loisirs fournis à une date déterminée.',
      ],
    },
    {
      id: 'reports',
      title: '6. Signaler',
      blocks: [
        'Chacun peut signaler un événement, un profil ou un comportement depuis [le support](/support). Les signalements sont examinés sous 24 heures. L’auteur du contenu et celui du signalement sont informés de la suite donnée et de ses raisons.',
      ],
    },
    {
      id: 'liability',
      title: '7. Responsabilité',
      blocks: [
        'Nous faisons tout pour que les annonces soient justes, mais nous ne sommes pas les organisateurs. Vérifiez un détail important auprès d’eux. Nous répondons des fautes qui nous sont imputables ; rien dans ces conditions ne limite les droits que la loi vous donne.',
        'Les nombres précédés de ≈ sont des estimations, et les distances sont à vol d’oiseau.',
      ],
    },
    {
      id: 'accessibility',
      title: '8. Accessibilité du service',
      blocks: [
        'Lively est conçu pour être utilisable au clavier, avec un lecteur d’écran, agrandi à 400 % et dès 320 pixels de large. La [déclaration d’accessibilité](/accessibilite) décrit ce qui est conforme, ce qui ne l’est pas encore et comment nous le dire.',
      ],
    },
    {
      id: 'end',
      title: '9. Mettre fin',
      blocks: [
        `Vous pouvez cesser d’utiliser Lively à tout moment et demander la suppression du compte à [${company.privacy}](mailto:${company.privacy}). Si nous arrêtions le service, nous vous préviendrions trois mois avant et vous pourriez emporter vos données.`,
      ],
    },
    {
      id: 'disputes',
      title: '10. Litiges',
      blocks: [
        `Écrivez d’abord à [${company.legal}](mailto:${company.legal}) : réponse sous 48 heures ouvrées. Sans accord, un consommateur peut saisir gratuitement le médiateur CM2C, 49 rue de Ponthieu, 75008 Paris, [cm2c.net](https://www.cm2c.net). Le droit français s’applique, sans vous priver des protections de votre pays de résidence.`,
      ],
    },
    {
      id: 'changes',
      title: '11. Évolution',
      blocks: [
        'Une modification importante vous est annoncée quinze jours avant par email. Continuer ensuite à utiliser votre compte vaut accord ; sinon, vous pouvez le fermer.',
      ],
    },
  ],
  next: {
    title: 'À lire aussi',
    links: [
      { label: 'Politique de confidentialité', href: '/privacy', text: 'Vos données, leurs durées, vos droits.' },
      { label: 'Mentions légales', href: '/legal', text: 'Qui édite et qui héberge.' },
    ],
  },
};
