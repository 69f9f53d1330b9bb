import type { GuideContent } from '@lively/ui/screens';

export const useFilters: GuideContent = {
  meta: {
    title: 'Usar los filtros',
    description:
      'Búsqueda, ciudad, fecha, categoría y cinco órdenes: qué hace cada filtro de Explorar, cómo combinarlos y salir de una lista vacía.',
  },
  poster: { category: 'tech', seed: 'use-filters' },
  overline: 'Salir',
  title: 'Usar los filtros',
  lead: 'Un filtro quita, un orden coloca. Juntos reducen una ciudad entera a una decena de carteles.',
  facts: ['4 filtros', '5 órdenes'],
  parts: [
    {
      id: 'filters',
      kind: 'text',
      title: 'Los cuatro filtros',
      blocks: [
        {
          table: {
            caption: 'Lo que conserva cada filtro',
            head: ['Filtro', 'Lo que conserva'],
            rows: [
              ['Búsqueda', 'Los eventos cuyos textos contienen tus palabras, sin distinguir acentos ni mayúsculas'],
              ['Ciudad', 'París, Lyon, Marsella, Toulouse o Cannes; «Paris 11e» cuenta como París, «Villeparisis» no'],
              [
                'Fecha',
                'Todas las fechas, hoy, mañana, este fin de semana (sábado y domingo; el viernes desde las 18:00, también esa noche)',
              ],
              ['Categoría', 'Música, deporte, ocio, cultura, tecnología, festival o gastronomía, de una en una'],
            ],
          },
        },
        'Las fechas son las del lugar: «hoy» en Lyon es hoy en Lyon, aunque estés en Montreal.',
      ],
    },
    {
      id: 'sorts',
      kind: 'text',
      title: 'Los cinco órdenes',
      blocks: [
        {
          list: [
            '**Popularidad**: votos a favor menos votos en contra. Es el orden inicial.',
            '**Puntuación**: tus preferencias, la distancia, la categoría elegida. Consulta [las reglas](/ranking).',
            '**Distancia**: de lo más cercano a lo más lejano. Un lugar desconocido va al final.',
            '**Fecha**: de lo más próximo a lo más tardío.',
            '**Precio**: primero lo gratuito, al final los precios ilegibles. «De 12 a 20 €» cuenta como 12.',
          ],
        },
        'El botón de reinicio quita todos los filtros y ordena por puntuación.',
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Conviene saber',
      tips: [
        '¿Lista vacía? La página nombra el filtro que quitar y cuántos eventos se recuperan.',
        'La dirección contiene tus filtros: guárdala en marcadores y cada semana mostrará el fin de semana en curso.',
        'La geolocalización elige la ciudad conocida más cercana, en tu dispositivo. Si te niegas, nos quedamos con París.',
      ],
    },
  ],
  action: { label: 'Probar en Explorar', href: '/explore' },
  next: {
    title: 'Y después',
    links: [
      { label: 'Descubrir eventos', href: '/help/discover-events', text: 'Cuatro maneras de buscar.' },
      { label: 'Participar en un evento', href: '/help/participate-event', text: 'De la entrada al calendario.' },
    ],
  },
};
