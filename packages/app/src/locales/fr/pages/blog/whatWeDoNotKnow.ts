import type { BlogPostContent } from '@lively/ui/screens';

export const whatWeDoNotKnow: BlogPostContent = {
  id: 'what-we-do-not-know',
  meta: {
    title: 'Ce que nous ne savons pas de vous',
    description:
      'Position, contacts, navigation, paiement : la liste de ce que Lively a choisi de ne pas collecter, et ce que cela change pour vous et pour nous.',
  },
  opening: [
    'Mon travail consiste à protéger des données. La manière la plus sûre de le faire est connue depuis longtemps : ne pas les avoir. Une donnée absente ne fuit pas, ne se revend pas, ne se réclame pas, et ne réveille personne un dimanche.',
    'Chaque trimestre, je tiens donc à jour une liste inhabituelle. Non pas ce que nous collectons, qui se trouve dans notre [politique de confidentialité](/privacy), mais ce que nous aurions pu collecter, et que nous avons laissé où il était : chez vous.',
  ],
  sections: [
    {
      id: 'place',
      title: 'Où vous êtes',
      blocks: [
        'Quand vous autorisez la géolocalisation, votre navigateur donne votre position à la page. La page la compare à sept villes, retient la plus proche et oublie le reste. Le calcul se fait sur votre appareil : aucune coordonnée ne part vers nos serveurs ni vers un service de cartes. Si vous refusez, ou si cela prend plus de dix secondes, nous prenons Paris, et le disons.',
        'Nous perdons en précision, c’est vrai. Nous ne pouvons pas écrire « à 300 m de vous ». Nous écrivons « à 4 km » à partir d’une ville, et cela suffit pour décider de prendre le tramway.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Ce que vous faites ailleurs',
      blocks: [
        'Aucune page de Lively n’appelle de serveur publicitaire. Il n’y a pas de pixel, pas de bouton de réseau social qui observe, pas de police de caractères chargée chez un tiers. Ouvrez les outils de votre navigateur et regardez : les requêtes s’arrêtent chez nous.',
        'Tant que vous n’avez rien choisi dans [vos préférences](/cookies), rien de facultatif ne s’exécute. Le bouton « Tout refuser » a la même taille que l’autre, au même endroit. Nous avons vérifié au pixel.',
      ],
    },
    {
      id: 'money',
      title: 'Votre carte bancaire',
      blocks: [
        'Nous ne la voyons pas. Un billet s’achète chez la billetterie de l’organisateur, dans un nouvel onglet, avec un prestataire de paiement dont c’est le métier. De notre côté, nous notons seulement que vous avez suivi le lien, pour que l’événement apparaisse dans vos sorties. Vous seul pouvez lire cette ligne ; les autres ne voient qu’un total.',
      ],
    },
    {
      id: 'taste',
      title: 'Ce que vous avez regardé il y a six mois',
      blocks: [
        'Si la personnalisation est active, les pages que vous ouvrez aident le classement. Mais nous ne gardons en compte que les cent dernières, et seules celles des quatorze derniers jours donnent des points. Votre passion soudaine pour la pétanque, l’été dernier, est retombée d’elle-même.',
        'Et si vous désactivez la personnalisation, nous n’enregistrons pas un clic. Vos préférences, celles que vous avez cochées vous-même, continuent de suffire.',
      ],
    },
    {
      id: 'cost',
      title: 'Ce que cela nous coûte',
      blocks: [
        'Des réponses, parfois. Un investisseur nous a demandé l’âge moyen de nos utilisateurs. Nous avons répondu que nous ne le savions pas : nous vérifions que vous êtes majeur par une déclaration, pas par une date de naissance. Il a insisté. Nous avons proposé une estimation, avec un signe ≈ devant.',
        'Restent les choses que nous savons, parce qu’il le faut : votre adresse, pour vous reconnaître ; vos favoris, pour vous les rendre ; vos votes, pour les compter. Vous pouvez les télécharger depuis votre profil, dans un fichier lisible par une machine comme par un humain. Le mien fait onze kilo-octets. C’est, je crois, une bonne taille pour une vie passée à sortir.',
      ],
    },
  ],
};
