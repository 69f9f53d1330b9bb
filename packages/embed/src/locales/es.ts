import type { WidgetTexts } from './WidgetTexts.ts';

export const es: WidgetTexts = {
  locale: 'es',
  categories: {
    music: 'Música',
    sport: 'Deporte',
    leisure: 'Ocio',
    culture: 'Cultura',
    tech: 'Tecnología',
    festival: 'Festival',
    food: 'Gastronomía',
  },
  statuses: {
    past: 'Pasado',
    cancelled: 'Cancelado',
    full: 'Completo',
    postponed: 'Aplazado',
    moved_online: 'En línea',
  },
  participants: 'participantes',
  tickets: 'Entradas',
  free: 'Gratis',
  formatFrom: (amount) => `Desde ${amount}`,
  otherDates: 'Otras fechas:',
  source: 'Fuente:',
  formatCount: (shown, total) => `${shown} de ${total} eventos`,
  seeAll: 'Ver todo',
  showMore: 'Mostrar más',
  empty: 'No hay eventos',
  failed: 'Error al cargar los eventos',
  retry: 'Reintentar',
};
