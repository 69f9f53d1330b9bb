import type { GuideContent } from '@lively/ui/screens';

export const optimizeProfile: GuideContent = {
  meta: {
    title: 'Cuidar tu perfil',
    description:
      'Foto, nombre, presentación, ciudad, visibilidad: lo que muestra tu perfil de Lively, a quién, y los ajustes que merecen una mirada.',
  },
  poster: { category: 'food', seed: 'optimize-profile' },
  overline: 'Para empezar',
  title: 'Cuidar tu perfil',
  lead: 'Basta un perfil corto y cierto. Un solo dato cambia tus recomendaciones: tu ciudad.',
  facts: ['4 campos', '3 niveles de visibilidad'],
  parts: [
    {
      id: 'fields',
      kind: 'steps',
      title: 'Modificar el perfil',
      steps: [
        {
          id: 'edit',
          title: 'Abre y modifica',
          text: 'En [Perfil](/profile), «Modificar» abre los campos; el mismo botón los guarda.',
        },
        {
          id: 'name',
          title: 'Nombre y nombre de usuario',
          text: 'El nombre es el que se lee. El nombre de usuario, con una @ delante, te distingue de un tocayo.',
        },
        {
          id: 'city',
          title: 'Ciudad',
          text: 'Desde ella se cuentan las distancias y los 30 puntos de proximidad. Lively conoce siete por sus coordenadas: París, Lyon, Marsella, Toulouse, Cannes, Niza y Burdeos. Para las demás, y sin ciudad, contamos desde París.',
        },
        {
          id: 'bio',
          title: 'Presentación',
          text: 'Una frase. Lo que te gusta, lo que organizas. Ni dirección ni teléfono.',
        },
        {
          id: 'picture',
          title: 'Foto',
          text: 'Haz clic en el retrato para elegir una. Sin foto, bastan tus iniciales.',
        },
      ],
    },
    {
      id: 'visibility',
      kind: 'cards',
      title: 'Quién lo ve',
      cards: [
        { id: 'public', title: 'Todo el mundo', text: 'Es el ajuste inicial, útil si organizas.' },
        {
          id: 'friends',
          title: 'Mis amistades',
          text: 'Pensado para tu gente. Mientras no se puedan añadir amigos en Lively, este ajuste equivale a «Solo yo».',
        },
        { id: 'private', title: 'Solo yo', text: 'Tus votos siguen contando, sin tu nombre.' },
      ],
    },
    {
      id: 'settings',
      kind: 'text',
      title: 'Ajustes que conviene revisar una vez',
      blocks: [
        {
          table: {
            caption: 'Notificaciones, tal como las encuentras al principio',
            head: ['Ajuste', 'Al principio'],
            rows: [
              ['Notificaciones por correo', 'Activadas'],
              ['Recordatorios de eventos', 'Activados'],
              ['Notificaciones push', 'Desactivadas'],
              ['Correos promocionales', 'Desactivados'],
            ],
          },
        },
        'Tus favoritos, tus entradas y tus preferencias no forman parte del perfil: sea cual sea el ajuste, solo tú los ves.',
        '«Descargar mis datos» crea un archivo con todo lo que guardamos de ti. La eliminación de la cuenta estará disponible próximamente; hasta entonces, [las preguntas frecuentes](/faq) dicen cómo pedirla.',
      ],
    },
  ],
  action: { label: 'Abrir mi perfil', href: '/profile' },
  next: {
    title: 'Y después',
    links: [
      {
        label: 'Ajustar tus preferencias',
        href: '/help/configure-preferences',
        text: 'Lo que más pesa en la clasificación.',
      },
      { label: 'Política de privacidad', href: '/privacy', text: 'Lo que guardamos, y por cuánto tiempo.' },
    ],
  },
};
