import type { EventCardProps } from '../src/components/EventCard/EventCard';
import type { CategoryTone } from '../src/theme/tokens';

/** The texts of all cards of the benchmark, for each renderer. */
export interface BenchCard
  extends Required<Pick<EventCardProps, 'href' | 'title' | 'categoryLabel' | 'place' | 'time' | 'price' | 'image'>> {
  category: CategoryTone;
  date: NonNullable<EventCardProps['date']>;
  participants: string;
  badges: readonly { label: string; tone: 'strong' | 'neutral' }[];
  favourite: NonNullable<EventCardProps['favourite']>;
}

const tones: CategoryTone[] = ['music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food'];
const titles = [
  'Nuit Nina Simone, l’intégrale au piano',
  'Bonnard, la couleur des jours',
  'Les Lumières du Vieux-Port',
  'Dix kilomètres des quais',
  'Atelier pain au levain',
];
const places = ['Le Trianon, Paris 18e', 'Musée des Beaux-Arts, Lyon', 'Vieux-Port, Marseille'];
/** One transparent pixel: every card has a picture, and none has to be fetched. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** So many cards, always the same. */
export function createCards(count: number): BenchCard[] {
  return Array.from({ length: count }, (_, index) => {
    const title = `${titles[index % titles.length]} ${index}`;
    return {
      href: `/e/${index}`,
      title,
      category: tones[index % tones.length] ?? 'music',
      categoryLabel: 'Musique',
      date: { dateTime: '2026-12-12', weekday: 'sam.', day: String(1 + (index % 28)), month: 'déc.' },
      place: places[index % places.length] ?? '',
      time: '20:30',
      price: `${index % 60} €`,
      participants: `≈ ${index} participants`,
      badges: [
        { label: 'Recommandé', tone: 'strong' },
        { label: 'à 4 km', tone: 'neutral' },
      ],
      image: picture,
      favourite: { label: `Garder ${title} dans mes favoris`, pressed: index % 9 === 0, onToggle: doNothing },
    };
  });
}

function doNothing(): void {}
