import type { GuideContent } from '@lively/ui/screens';

export const participateEvent: GuideContent = {
  meta: {
    title: 'Participar en un evento',
    description:
      'Conseguir una entrada, guardar un favorito, añadir la fecha a tu calendario, cancelar a tiempo: todo lo que pasa entre las ganas y el plan.',
  },
  poster: { category: 'music', seed: 'participate-event' },
  overline: 'Salir',
  title: 'Participar en un evento',
  lead: 'De la página del evento a la puerta de la sala, sin olvidar nada por el camino.',
  facts: ['5 pasos', 'Entradas del organizador'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Paso a paso',
      steps: [
        {
          id: 'read',
          title: 'Lee los tres datos',
          text: 'Cuándo, dónde, cuánto: están juntos bajo el título. Las horas son las del lugar, aunque mires desde otro huso horario.',
        },
        {
          id: 'keep',
          title: 'Duda con el corazón',
          text: '¿Aún no lo tienes claro? El corazón guarda el evento en «Mis planes». Hay que iniciar sesión; después te devolvemos al mismo sitio.',
        },
        {
          id: 'ticket',
          title: 'Consigue una entrada',
          text: 'El botón abre la taquilla del organizador en una pestaña nueva y guarda el evento entre tus compras. Si no se puede registrar, la pestaña se cierra y te lo decimos.',
          details: ['Se paga con tarjeta, en la taquilla.', 'La entrada llega por correo, enviada por ella.'],
        },
        {
          id: 'calendar',
          title: 'Apunta la fecha',
          text: '«Añadir a mi calendario» descarga un archivo que leen todos los calendarios, con la dirección y el huso horario correcto.',
        },
        {
          id: 'way',
          title: 'Prepara el trayecto',
          text: 'La página propone cómo llegar y, si vienes de lejos, un alojamiento para la noche del evento.',
        },
      ],
    },
    {
      id: 'cancel',
      kind: 'text',
      title: 'Ya no puedes ir',
      blocks: [
        'Cancelar es gratis hasta 24 horas antes del comienzo. Usa el correo de la taquilla para una entrada, y al organizador para una simple reserva.',
        { note: 'Quitar un evento de tus favoritos no cancela una entrada.' },
      ],
    },
    {
      id: 'status',
      kind: 'text',
      title: 'Cuando el evento cambia',
      blocks: [
        'Aparece una mención en el cartel: cancelado, aplazado, nueva fecha, completo o en línea. Para un reembolso, habla con el organizador; si calla, [el soporte](/support) toma el relevo.',
      ],
    },
  ],
  action: { label: 'Explorar los eventos', href: '/explore' },
  next: {
    title: 'Y después',
    links: [
      {
        label: 'Descubrir eventos',
        href: '/help/discover-events',
        text: 'Cuatro maneras de dar con la buena noche.',
      },
      { label: 'Preguntas sobre el pago', href: '/faq', text: 'Entradas, cancelación, reembolso.' },
    ],
  },
};
