/** Every text of the widgets: French, English, Spanish. Categories and statuses stand under their own values. */
const texts = {
  music: ['Musique', 'Music', 'Música'],
  sport: ['Sport', 'Sport', 'Deporte'],
  leisure: ['Loisirs', 'Leisure', 'Ocio'],
  culture: ['Culture', 'Culture', 'Cultura'],
  tech: ['Tech', 'Tech', 'Tecnología'],
  festival: ['Festival', 'Festival', 'Festival'],
  food: ['Gastronomie', 'Food', 'Gastronomía'],

  past: ['Passé', 'Past', 'Pasado'],
  cancelled: ['Annulé', 'Cancelled', 'Cancelado'],
  full: ['Complet', 'Sold out', 'Completo'],
  postponed: ['Reporté', 'Postponed', 'Aplazado'],
  moved_online: ['En ligne', 'Online', 'En línea'],

  crowd: ['participants', 'participants', 'participantes'],
  ticket: ['Billets', 'Tickets', 'Entradas'],

  empty: ['Aucun événement trouvé', 'No events found', 'No hay eventos'],
  failed: ['Erreur lors du chargement des événements', 'Error loading events', 'Error al cargar los eventos'],
  retry: ['Réessayer', 'Try again', 'Reintentar'],
  events: ['événements', 'events', 'eventos'],
};

/** Where the last name of a category stands in `row`. */
export const lastOfCategories = 30;

/** The table as one row: each key, then its three texts. Three empty texts come first: what an unknown key says. */
export const row = `|||${Object.entries(texts).flat(2).join('|')}`;
