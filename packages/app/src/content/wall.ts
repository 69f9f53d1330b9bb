import type { LandingContent } from '@lively/ui/screens';

/** The posters of the landing page: different sample events, neighbours of different categories. */
export const wall: LandingContent['wall'] = [
  { id: '00000000-0000-4000-8000-000000000011', title: 'Nuit Nina Simone, l’intégrale au piano', category: 'music' },
  { id: '00000000-0000-4000-8000-000000000026', title: 'Randonnée des calanques', category: 'leisure' },
  { id: '00000000-0000-4000-8000-000000000031', title: 'Stade Toulousain – La Rochelle', category: 'sport' },
  { id: '00000000-0000-4000-8000-00000000001a', title: 'Bouchons et canuts, marche gourmande', category: 'food' },
  { id: '00000000-0000-4000-8000-000000000019', title: 'Bonnard, la couleur des jours', category: 'culture' },
  { id: '00000000-0000-4000-8000-000000000025', title: 'Les Lumières du Vieux-Port', category: 'festival' },
  { id: '00000000-0000-4000-8000-00000000002e', title: 'Électro-cigales, sieste sonore', category: 'music' },
  { id: '00000000-0000-4000-8000-000000000020', title: 'Hackathon citoyen', category: 'tech' },
  { id: '00000000-0000-4000-8000-00000000004d', title: 'Régate des vieux gréements', category: 'sport' },
  { id: '00000000-0000-4000-8000-00000000003b', title: 'Atelier : fabriquer son synthé', category: 'tech' },
  { id: '00000000-0000-4000-8000-00000000003d', title: 'Miroirs, danse au ras de l’eau', category: 'culture' },
  { id: '00000000-0000-4000-8000-00000000004f', title: 'Marché Forville la nuit', category: 'food' },
];
