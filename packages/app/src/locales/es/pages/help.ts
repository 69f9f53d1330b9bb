import type { HelpContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const help: HelpContent = {
  meta: {
    title: 'Centro de ayuda',
    description:
      'Crear una cuenta, encontrar un plan, publicar un evento: las guías de Lively, las preguntas frecuentes y las formas de contactarnos.',
  },
  poster: { category: 'tech', seed: 'help' },
  overline: 'Ayuda',
  title: '¿Qué quieres hacer?',
  lead: 'Doce guías breves y las respuestas que más nos piden. Si ninguna sirve, te responde una persona.',
  search: {
    label: 'Buscar en la ayuda',
    placeholder: 'Contraseña, cartel, reembolso…',
    submit: 'Buscar',
  },
  countResults: (count) => (count === 1 ? `${count} respuesta` : `${count} respuestas`),
  resultsTitle: 'Lo que hemos encontrado',
  empty: (search) => `Ninguna respuesta para «${search}». Prueba con una palabra más corta, o escríbenos.`,
  reset: 'Borrar la búsqueda',
  categories: [
    {
      id: 'start',
      title: 'Para empezar',
      text: 'Del primer clic a un perfil que se te parece.',
      articles: [
        {
          label: 'Crear una cuenta',
          href: '/help/create-account',
          text: 'Cuatro pasos, un correo de confirmación y listo.',
        },
        {
          label: 'Dar una vuelta por Lively',
          href: '/help/platform-tour',
          text: 'Lo que hay detrás de cada palabra del menú.',
        },
        {
          label: 'Ajustar tus preferencias',
          href: '/help/configure-preferences',
          text: 'Decir lo que te gusta, cambiarlo, quitarlo todo.',
        },
        {
          label: 'Cuidar tu perfil',
          href: '/help/optimize-profile',
          text: 'Foto, presentación, ciudad, visibilidad.',
        },
      ],
    },
    {
      id: 'go-out',
      title: 'Salir',
      text: 'Buscar, elegir y no olvidarse de ir.',
      articles: [
        {
          label: 'Descubrir eventos',
          href: '/help/discover-events',
          text: 'Cuatro maneras de dar con la buena noche.',
        },
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
      ],
    },
    {
      id: 'organise',
      title: 'Organizar',
      text: 'Publicar, dar a conocer, hacer seguimiento.',
      articles: [
        {
          label: 'Crear un evento',
          href: '/help/create-event',
          text: 'Seis pasos y una lista de diez puntos para marcar.',
        },
        {
          label: 'Crear un evento, la visita guiada',
          href: '/help/video-create-event',
          text: 'El recorrido completo, minuto a minuto.',
        },
        {
          label: 'Promocionar un evento',
          href: '/help/promote-event',
          text: 'Lo que atrae gente y lo que no cambia nada.',
        },
        {
          label: 'Seguir la asistencia',
          href: '/help/manage-participants',
          text: 'Lo que ves y lo que no verás.',
        },
        {
          label: 'Leer tus cifras',
          href: '/help/analytics',
          text: 'Votos, entradas, popularidad: de dónde salen los números.',
        },
      ],
    },
  ],
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    {
      id: 'confirmation',
      category: 'Cuenta',
      question: 'No recibo el correo de confirmación',
      answer:
        'Mira en el correo no deseado. «Volver a enviar el correo», en la página de inicio de sesión, manda otro. El enlace vale 24 horas.',
    },
    {
      id: 'recommendations',
      category: 'Recomendaciones',
      question: '¿Por qué se me propone este evento?',
      answer:
        'Cada recomendación muestra sus razones y sus puntos. Las reglas completas están en la página [Cómo clasificamos los eventos](/ranking).',
    },
    {
      id: 'edit',
      category: 'Eventos',
      question: '¿Puedo modificar un evento publicado?',
      answer:
        'Sí, desde «Mis creaciones»: modifica, guarda y la página cambia al momento. Avisa a tu público si cambia la fecha o el lugar.',
    },
    {
      id: 'refund',
      category: 'Pago',
      question: '¿Cómo cancelo una entrada?',
      answer: 'Cancelar es gratis hasta 24 horas antes del comienzo del evento, en la taquilla que emitió la entrada.',
    },
  ],
  allQuestions: { label: 'Ver las 15 preguntas', href: '/faq' },
  resources: {
    title: 'Para saber más',
    links: [
      { label: 'El blog', href: '/blog', text: 'Consejos para salir y cómo trabajamos por dentro.' },
      { label: 'La comunidad', href: '/community', text: 'Embajadores e iniciativas, ciudad por ciudad.' },
      { label: 'La API', href: '/api', text: 'Los eventos de Lively en tus herramientas.' },
    ],
  },
  support: {
    title: 'Hablar con alguien',
    text: 'Tres formas de contactarnos, según la hora y la prisa.',
    links: [
      {
        label: 'Chatear en directo',
        href: '/support',
        text: 'De lunes a viernes, de 9:00 a 18:00. Respuesta en menos de 5 minutos.',
      },
      {
        label: 'Enviar un correo',
        href: `mailto:${company.support}`,
        text: 'A cualquier hora. Respuesta en menos de 4 horas.',
      },
      {
        label: 'Llamar',
        href: company.phone.href,
        text: `${company.phone.text}, de lunes a viernes, de 9:00 a 18:00.`,
      },
    ],
  },
};
