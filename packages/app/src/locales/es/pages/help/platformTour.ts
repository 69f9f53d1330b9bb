import type { GuideContent } from '@lively/ui/screens';

export const platformTour: GuideContent = {
  meta: {
    title: 'Dar una vuelta por Lively',
    description:
      'Explorar, Para ti, Mis planes, Crear, Perfil: lo que hay detrás de cada palabra del menú, con o sin cuenta.',
  },
  poster: { category: 'culture', seed: 'platform-tour' },
  overline: 'Para empezar',
  title: 'Dar una vuelta por Lively',
  lead: 'Cinco palabras en el menú, una campana, tres idiomas. La visita dura dos minutos.',
  facts: ['5 páginas', '2 minutos'],
  parts: [
    {
      id: 'menu',
      kind: 'cards',
      title: 'Detrás del menú',
      cards: [
        {
          id: 'explore',
          title: 'Explorar',
          text: 'Todos los eventos, con la búsqueda, las ciudades, las fechas, las categorías y cinco maneras de ordenar. Abierto a todos.',
        },
        {
          id: 'for-you',
          title: 'Para ti',
          text: 'Diez recomendaciones como máximo, cada una con sus razones. Aquí se ajustan las preferencias. Con cuenta.',
        },
        {
          id: 'my-events',
          title: 'Mis planes',
          text: 'Tres pestañas: lo que has cogido, lo que guardas como favorito, lo que has creado. Con cuenta.',
        },
        {
          id: 'create',
          title: 'Crear',
          text: 'El formulario para publicar un evento. Cinco campos obligatorios, el resto a tu gusto. Con cuenta.',
        },
        {
          id: 'profile',
          title: 'Perfil',
          text: 'Lo que los demás ven de ti, tus planes futuros y pasados, y todos los ajustes. Con cuenta.',
        },
      ],
    },
    {
      id: 'event',
      kind: 'text',
      title: 'La página de un evento',
      blocks: [
        'Es pública. Arriba lleva el color de la categoría; debajo, cuándo, dónde y cuánto. Al lado, la tarjeta de reserva con un solo botón principal, y después el calendario, cómo llegar, dónde dormir y compartir.',
        'Si has iniciado sesión, «Por qué tú» detalla los puntos. Votar, guardar un favorito o conseguir una entrada requiere cuenta; después te devolvemos a la misma página.',
      ],
    },
    {
      id: 'details',
      kind: 'tips',
      title: 'Detalles útiles',
      tips: [
        'El idioma se cambia arriba: français, English, español. La dirección cambia con él, así que puedes enviarla.',
        'El botón «atrás» devuelve la lista como la dejaste, en el mismo punto.',
        'Todo se puede hacer con el teclado. La primera pulsación de la tecla Tab propone ir directo al contenido.',
        'El tema oscuro sigue el ajuste de tu dispositivo, o el tuyo.',
      ],
    },
  ],
  action: { label: 'Empezar por Explorar', href: '/explore' },
  next: {
    title: 'Y después',
    links: [
      { label: 'Crear una cuenta', href: '/help/create-account', text: 'Cuatro pasos, tres minutos.' },
      { label: 'Descubrir eventos', href: '/help/discover-events', text: 'Cuatro maneras de buscar.' },
      { label: 'Usar los filtros', href: '/help/use-filters', text: 'Qué hace cada uno.' },
    ],
  },
};
