import type { BlogPost } from './BlogContent';

/** The posts that the stories share. */
export const samplePosts: readonly BlogPost[] = [
  {
    id: 'three-questions',
    title: 'Choisir une sortie en trois questions',
    excerpt: 'Quarante onglets ouverts et toujours rien de prévu ? Une méthode courte, testée les vendredis de pluie.',
    author: 'Inès Caradec',
    role: 'présidente de Lively',
    date: '2026-11-12',
    dateText: '12 novembre 2026',
    category: 'Conseils',
    tone: 'music',
    readTime: '3 min de lecture',
    href: '/blog/three-questions',
  },
  {
    id: 'why-this-event',
    title: '« Pourquoi vous ? » : ce que dit un score',
    excerpt: 'Cinquante points pour le jazz, trente pour la distance : nous démontons une recommandation.',
    author: 'Malik Ferhat',
    role: 'directeur technique',
    date: '2026-10-22',
    dateText: '22 octobre 2026',
    category: 'Coulisses',
    tone: 'tech',
    readTime: '3 min de lecture',
    href: '/blog/why-this-event',
  },
  {
    id: 'drawn-posters',
    title: 'Une affiche pour chaque événement, même sans photo',
    excerpt: 'Pourquoi nous dessinons les événements qui arrivent sans image.',
    author: 'Jeanne Lauzier',
    role: 'directrice artistique',
    date: '2026-10-01',
    dateText: '1er octobre 2026',
    category: 'Design',
    tone: 'festival',
    readTime: '3 min de lecture',
    href: '/blog/drawn-posters',
  },
];
