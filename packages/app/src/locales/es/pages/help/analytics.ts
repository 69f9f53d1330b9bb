import type { GuideContent } from '@lively/ui/screens';

export const analytics: GuideContent = {
  meta: {
    title: 'Leer tus cifras',
    description:
      'Votos, popularidad, participaciones: de dónde sale cada número de tu evento, qué significa y qué no mide Lively.',
  },
  poster: { category: 'tech', seed: 'analytics' },
  overline: 'Organizar',
  title: 'Leer tus cifras',
  lead: 'Pocos números, pero contados. De dónde salen y qué se puede deducir.',
  facts: ['4 números', 'Al día, en directo'],
  parts: [
    {
      id: 'numbers',
      kind: 'text',
      title: 'Los números de tu página',
      blocks: [
        {
          table: {
            caption: 'Lo que Lively cuenta de un evento',
            head: ['Número', 'Qué cuenta', 'Quién lo ve'],
            rows: [
              ['Votos a favor', 'Una voz por persona, modificable', 'Todo el mundo'],
              ['Votos en contra', 'Una voz por persona, modificable', 'Todo el mundo'],
              ['Popularidad', 'A favor menos en contra', 'Todo el mundo, si es positiva'],
              ['Participantes', 'Personas que siguieron el enlace de la entrada', 'Todo el mundo'],
            ],
          },
        },
        'Estos números los lleva la base de datos, no los navegadores: no se inflan recargando la página.',
      ],
    },
    {
      id: 'read',
      kind: 'cards',
      title: 'Leerlos sin equivocarse',
      cards: [
        {
          id: 'many-votes',
          title: 'Muchos votos, pocas entradas',
          text: 'La idea gusta, algo frena: el precio, la hora, la distancia. Relee la página como si vivieras a una hora de allí.',
        },
        {
          id: 'few-votes',
          title: 'Pocos votos, muchas entradas',
          text: 'Tu público viene de otro sitio. Pídele un voto: diez bastan para la mención «Popular».',
        },
        {
          id: 'negative',
          title: 'Votos en contra',
          text: 'Suelen venir de una categoría equivocada. Corrígela y llegará el público adecuado.',
        },
      ],
    },
    {
      id: 'not-measured',
      kind: 'text',
      title: 'Lo que no medimos',
      blocks: [
        'Ni el número de visitas, ni la edad, ni la procedencia: habría que seguir a la gente. Por eso no hay un panel con curvas, y preferimos decirlo aquí antes que dejarte buscarlo.',
        'El número precedido de ≈ es una estimación que se muestra mientras nadie ha sido contado. No saques ninguna conclusión.',
      ],
    },
  ],
  action: { label: 'Ver mis eventos', href: '/my-events' },
  next: {
    title: 'Y después',
    links: [
      { label: 'Promocionar un evento', href: '/help/promote-event', text: 'Lo que atrae gente.' },
      { label: 'Seguir la asistencia', href: '/help/manage-participants', text: 'De dónde sale el número.' },
    ],
  },
};
