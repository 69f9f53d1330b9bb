import type { MobileAppContent } from '@lively/ui/screens';

export const mobileApp: MobileAppContent = {
  meta: {
    title: 'La aplicación móvil',
    description:
      'La aplicación de Lively para iOS y Android, anunciada para el segundo trimestre de 2024, aún no ha salido. En qué punto está y cómo enterarte.',
  },
  poster: { category: 'music', seed: 'mobile-app' },
  overline: 'Aplicación',
  title: 'El cartel en el bolsillo',
  lead: 'Hay una aplicación para iOS y Android en camino. Va con retraso; aquí está la verdad sobre su calendario, y lo que ya funciona.',
  release: {
    title: 'Prevista para el segundo trimestre de 2024, aún pendiente',
    text: 'Habíamos anunciado su salida para el segundo trimestre de 2024. Esa fecha ha pasado y la aplicación no está. La beta se perdía sin red, justo donde se busca un escenario; la hemos empezado de nuevo. Daremos otra fecha cuando podamos cumplirla.',
  },
  platforms: {
    label: 'Reservar',
    items: [
      {
        value: 'ios',
        label: 'iPhone y iPad',
        text: 'Reserva gratuita: te avisamos el día que salga en el App Store.',
      },
      {
        value: 'android',
        label: 'Android',
        text: 'Reserva gratuita: te avisamos el día que salga en Google Play.',
      },
    ],
  },
  features: {
    title: 'Lo que sabrá hacer',
    items: [
      {
        id: 'offline',
        title: 'Tus planes sin red',
        text: 'Entradas seguidas, horas y direcciones se leen al fondo de una sala.',
      },
      {
        id: 'reminder',
        title: 'Un aviso en el momento justo',
        text: 'La hora de salir de casa, no la de empezar. Un solo mensaje por plan.',
      },
      {
        id: 'near',
        title: 'A tu alrededor',
        text: 'Lo que empieza en la próxima hora, a pie. Tu posición no sale del teléfono.',
      },
      {
        id: 'share',
        title: 'En grupo',
        text: 'Una lista común, un voto, una decisión antes de que pare la lluvia.',
      },
    ],
  },
  previews: {
    title: 'Vistas previas',
    items: [
      {
        id: 'tonight',
        title: 'Esta noche',
        text: 'Los carteles de la noche, que pasas con el pulgar.',
        category: 'music',
        seed: 'preview-tonight',
      },
      {
        id: 'why',
        title: 'Por qué tú',
        text: 'Las razones, los puntos, el total.',
        category: 'sport',
        seed: 'preview-why',
      },
      {
        id: 'mine',
        title: 'Mis planes',
        text: 'Los próximos primero, legibles sin red.',
        category: 'festival',
        seed: 'preview-mine',
      },
    ],
  },
  quotes: {
    title: 'Durante la beta',
    items: [
      {
        id: 'ludovic',
        quote: '«El aviso “sal ya” me hizo llegar puntual a un concierto por primera vez desde 2019.»',
        name: 'Ludovic P.',
        role: 'probador de iOS, Nantes',
      },
      {
        id: 'mei',
        quote:
          '«Muy bonita, pero vacía en cuanto el metro pasaba bajo el Sena. Habéis hecho bien en empezar de nuevo.»',
        name: 'Mei L.',
        role: 'probadora de Android, París',
      },
    ],
  },
  form: {
    title: 'Enterarte de la salida',
    text: 'Un solo correo, el día en que exista la aplicación. Después se borra tu dirección.',
    submit: 'Avisadme',
    sending: 'Enviando…',
    sent: { title: 'Anotado', text: 'Recibirás un mensaje el día de la salida, y ninguno antes.' },
    failed: {
      title: 'La inscripción no se ha completado',
      text: 'Tu dirección sigue en el campo. Comprueba tu conexión y vuelve a intentarlo dentro de unos minutos.',
    },
    errors: {
      required: 'Necesitamos este campo para avisarte.',
      email: 'Esta dirección no está completa: puede que falte la @ o lo que la sigue.',
      summary: (count) => `${count} respuestas por corregir`,
    },
    fields: {
      email: { label: 'Tu correo electrónico' },
      platform: { label: 'Tu teléfono' },
    },
  },
  meanwhile: {
    title: 'Mientras tanto, el sitio cabe en tu teléfono',
    text: 'Está hecho para pantallas pequeñas, desde 320 píxeles. Puedes añadirlo a tu pantalla de inicio:',
    steps: [
      'En un iPhone: abre Lively en Safari, toca Compartir y luego «Añadir a pantalla de inicio».',
      'En Android: abre Lively en Chrome, toca el menú y luego «Añadir a pantalla de inicio».',
    ],
  },
};
