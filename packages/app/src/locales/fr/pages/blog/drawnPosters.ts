import type { BlogPostContent } from '@lively/ui/screens';

export const drawnPosters: BlogPostContent = {
  id: 'drawn-posters',
  meta: {
    title: 'Une affiche pour chaque événement, même sans photo',
    description:
      'Pourquoi Lively dessine les événements qui arrivent sans image, comment naît une affiche et comment vingt concerts évitent de se ressembler.',
  },
  opening: [
    'Beaucoup d’événements arrivent sans image. Une chorale n’a pas de photographe. Un vide-grenier se ressemble d’une année sur l’autre, et la seule photo disponible montre souvent un parking. Pendant quelques mois, nous avons fait comme tout le monde : un rectangle gris, un pictogramme d’appareil photo barré. Ces événements-là recevaient moitié moins de visites. Le gris disait : ici, il n’y a rien à voir.',
    'J’ai appris le dessin dans un atelier de sérigraphie, où l’on compte chaque couleur parce qu’elle coûte un passage. La contrainte m’a semblé juste. Nous avons rangé les rectangles gris et décidé que chaque événement aurait son affiche.',
  ],
  sections: [
    {
      id: 'three-inks',
      title: 'Trois encres et un motif',
      blocks: [
        'Chaque catégorie a sa couleur, forte, et une seconde, pâle. S’y ajoutent le vert bouteille des colonnes Morris et le papier. Pas de dégradé, pas d’ombre, pas de texture : des aplats, comme sous la presse.',
        'Chaque catégorie a aussi ses motifs. Les sillons d’un disque pour la musique, les lignes d’un terrain pour le sport, des arches pour la culture, un soleil pour les festivals, un carrelage pour la tech, une assiette pour la cuisine, des collines pour les loisirs. Puis des variantes, parce qu’un seul motif devient vite un tampon.',
      ],
    },
    {
      id: 'always-the-same',
      title: 'Toujours la même, jamais deux fois',
      blocks: [
        'Une affiche est calculée à partir de deux choses : la catégorie de l’événement et son identifiant. L’identifiant décide du motif, de la place des couleurs, de l’angle d’un bras de platine ou de la hauteur d’une colline. Le même événement a donc la même affiche aujourd’hui, demain, sur votre téléphone et chez un partenaire. Rien n’est stocké : on la redessine à chaque fois, en une fraction de milliseconde.',
        'Le plus long fut d’éviter la famille trop unie. Mettez vingt concerts côte à côte : si l’œil voit d’abord la répétition, c’est raté. Nous avons imprimé des planches entières, punaisées au mur du bureau, et retiré une à une les affiches jumelles en changeant les règles. La règle qui a tout débloqué est presque bête : le fond, la figure et la seconde figure échangent leurs couleurs.',
      ],
    },
    {
      id: 'light',
      title: 'Moins de deux kilo-octets',
      blocks: [
        'Une photo correcte pèse cent à deux cents kilo-octets. Une affiche dessinée en pèse moins de deux. Sur un réseau lent, dans un festival où tout le monde cherche la même scène au même moment, cela fait une vraie différence : l’affiche arrive avec le texte, pas après.',
        'Elle n’est pas décrite à voix haute par les lecteurs d’écran, et c’est voulu. Elle ne dit rien que le titre, la date et la catégorie ne disent déjà, en toutes lettres, juste à côté. Aucune information ne tient dans la couleur seule.',
      ],
    },
    {
      id: 'yours',
      title: 'Et si vous avez une image ?',
      blocks: [
        'Alors c’est elle que l’on voit. Une photo de répétition, une affiche faite à la main, un portrait : dès que vous ajoutez une image à votre événement, notre dessin s’efface. Il revient seulement si l’image ne peut pas être chargée.',
        'Une troupe de Marseille nous a pourtant demandé comment récupérer la nôtre pour l’imprimer. Elle est désormais collée à la porte de leur local, en soixante sur quatre-vingts. C’est le plus beau compliment qu’on ait fait à quelques lignes de géométrie.',
      ],
    },
  ],
};
