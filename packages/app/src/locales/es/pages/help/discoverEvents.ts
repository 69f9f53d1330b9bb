import type { GuideContent } from '@lively/ui/screens';

export const discoverEvents: GuideContent = {
  meta: {
    title: 'Descubrir eventos',
    description:
      'Búsqueda, filtros, recomendaciones, carteles: cuatro maneras de encontrar un plan en Lively, tres funciones útiles y cuatro consejos.',
  },
  poster: { category: 'festival', seed: 'discover-events' },
  overline: 'Salir',
  title: 'Descubrir eventos',
  lead: 'A veces sabes lo que quieres, a veces no. Hay un camino para cada humor.',
  facts: ['4 maneras de buscar', '3 funciones', '4 consejos'],
  parts: [
    {
      id: 'ways',
      kind: 'cards',
      title: 'Cuatro maneras de buscar',
      cards: [
        {
          id: 'search',
          title: 'Con una palabra',
          text: 'Un artista, una sala, unas ganas. La búsqueda no distingue acentos ni mayúsculas: «ecole» encuentra «École».',
        },
        {
          id: 'filters',
          title: 'Por ciudad y fecha',
          text: 'En [Explorar](/explore), elige París, Lyon, Marsella, Toulouse o Cannes, y luego hoy, mañana o este fin de semana.',
        },
        {
          id: 'for-you',
          title: 'Por tus gustos',
          text: '«Para ti» propone diez planes como máximo, del que más se te parece al que te sorprenderá.',
        },
        {
          id: 'category',
          title: 'Por el color',
          text: 'Siete categorías, siete colores de cartel. Elige uno y deja que decida el ojo.',
        },
      ],
    },
    {
      id: 'features',
      kind: 'cards',
      title: 'Tres funciones que conviene conocer',
      cards: [
        {
          id: 'reasons',
          title: 'Las razones',
          text: 'Bajo cada recomendación: «+50 Jazz, +30 a 12 km». Los puntos se suman y el total es la puntuación.',
        },
        {
          id: 'favourite',
          title: 'El corazón',
          text: 'Guarda un evento en «Mis planes». Nadie más lo ve.',
        },
        {
          id: 'vote',
          title: 'El voto',
          text: '«Me apetece» o no: un voto por persona, que se puede cambiar o retirar. A partir de diez votos a favor, el evento lleva la mención «Popular».',
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Cuatro consejos',
      tips: [
        'Empieza por la fecha. Una ciudad entera un martes por la noche cabe en una pantalla.',
        'Cuando la lista esté vacía, lee la línea que se propone: dice qué filtro quitar y qué se recupera.',
        'La dirección de la página contiene tu búsqueda. Cópiala, envíala: la otra persona ve lo mismo.',
        'Quita una preferencia que ya no se te parece. La clasificación cambia al instante.',
      ],
    },
  ],
  action: { label: 'Explorar los eventos', href: '/explore' },
  next: {
    title: 'Y después',
    links: [
      {
        label: 'Usar los filtros',
        href: '/help/use-filters',
        text: 'Ciudad, fecha, categoría, orden: qué hace cada uno.',
      },
      {
        label: 'Participar en un evento',
        href: '/help/participate-event',
        text: 'De la entrada al recordatorio en tu calendario.',
      },
      { label: 'Cómo clasificamos', href: '/ranking', text: 'Las reglas, con sus números.' },
    ],
  },
};
