import type { FaqContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const faq: FaqContent = {
  meta: {
    title: 'Preguntas frecuentes',
    description:
      'Cuenta, eventos, entradas, datos personales: quince respuestas breves y exactas a las preguntas que más nos hacen.',
  },
  poster: { category: 'culture', seed: 'faq' },
  overline: 'Ayuda',
  title: 'Preguntas frecuentes',
  lead: 'Quince respuestas breves. Busca una palabra o elige una categoría.',
  search: {
    label: 'Buscar una pregunta',
    placeholder: 'Cancelar, contraseña, organizador…',
    submit: 'Buscar',
  },
  categoriesLabel: 'Categoría',
  categories: [
    { value: 'all', label: 'Todas' },
    { value: 'general', label: 'General' },
    { value: 'account', label: 'Cuenta' },
    { value: 'events', label: 'Eventos' },
    { value: 'payment', label: 'Pago' },
  ],
  countQuestions: (count) => (count === 1 ? `${count} pregunta` : `${count} preguntas`),
  empty: (search, category) => `Ninguna pregunta encontrada para «${search}» en la categoría «${category}».`,
  reset: 'Ver todas las preguntas',
  questions: [
    {
      id: 'what',
      category: 'general',
      question: '¿Qué es Lively y cuánto cuesta?',
      answer:
        'Lively reúne los planes cerca de ti y los ordena según tus gustos, enseñando por qué. Registrarse, buscar y publicar eventos es gratis. Solo se pagan las entradas de los eventos de pago, en su propia taquilla.',
    },
    {
      id: 'create-account',
      category: 'account',
      question: '¿Cómo creo una cuenta?',
      answer:
        'Elige «Iniciar sesión» y luego «Crear una cuenta»: nombre, correo electrónico y una contraseña de al menos 8 caracteres. Recibirás un enlace de confirmación, válido 24 horas. Hay que ser mayor de edad, y una cuenta corresponde a una persona. La [guía en cuatro pasos](/help/create-account) lo muestra todo.',
    },
    {
      id: 'delete-account',
      category: 'account',
      question: '¿Cómo elimino mi cuenta?',
      answer: `El botón existe en los ajustes del perfil, pero la eliminación automática estará disponible próximamente. Hasta entonces, escribe a [${company.privacy}](mailto:${company.privacy}) desde la dirección de la cuenta: lo borramos todo a mano. Antes puedes descargar tus datos desde tu perfil.`,
    },
    {
      id: 'reset-password',
      category: 'account',
      question: 'He olvidado mi contraseña. ¿Qué hago?',
      answer:
        'En la página de inicio de sesión, elige «¿Has olvidado la contraseña?» e indica tu dirección. Un enlace te permite elegir otra: 8 caracteres como mínimo, mejor 12. Por seguridad, la pantalla es la misma conozcamos o no la dirección.',
    },
    {
      id: 'notifications',
      category: 'account',
      question: '¿Cómo ajusto mis notificaciones?',
      answer:
        'En tu perfil, pestaña Ajustes. Al principio, los correos y los recordatorios de eventos están activados; las notificaciones en el dispositivo y los mensajes promocionales, no.',
    },
    {
      id: 'data',
      category: 'general',
      question: '¿Cómo se protegen mis datos?',
      answer:
        'Tus favoritos, tus entradas y tus preferencias solo puedes leerlos tú: lo impone la propia base de datos. Tu posición se queda en tu dispositivo y ningún rastreador opcional se ejecuta antes de tu elección. Todo está en la [política de privacidad](/privacy).',
    },
    {
      id: 'recommendations',
      category: 'general',
      question: '¿Cómo se recomiendan los eventos?',
      answer:
        'Con puntos: tus preferencias, la distancia, la fecha, la afluencia y tus visitas recientes. Cada tarjeta indica sus razones, que suman la puntuación. Nadie puede comprar puntos. Las reglas son [públicas](/ranking).',
    },
    {
      id: 'create-event',
      category: 'events',
      question: '¿Cómo publico un evento?',
      answer:
        'Inicia sesión, elige «Crear» y rellena título, categoría, lugar, fecha y hora. Lo demás es opcional. El evento se ve en cuanto se publica. La [guía en seis pasos](/help/create-event) termina con una lista para marcar.',
    },
    {
      id: 'edit-event',
      category: 'events',
      question: '¿Puedo modificar o eliminar mi evento?',
      answer:
        'Sí, en «Mis planes», pestaña «Mis creaciones». Solo tú puedes modificar lo que has publicado. Un cambio se ve al momento; una eliminación es definitiva.',
    },
    {
      id: 'cancel',
      category: 'events',
      question: '¿Cómo cancelo mi participación?',
      answer:
        'Cancelar es gratis hasta 24 horas antes del comienzo del evento. Para una entrada, sigue el enlace de cancelación que envió la taquilla. Para un evento gratuito con reserva, avisa al organizador: quizá alguien espere tu plaza.',
    },
    {
      id: 'invite',
      category: 'events',
      question: '¿Cómo invito a mis amigos?',
      answer:
        'El botón «Compartir» de cada página abre el menú de tu teléfono, o copia el enlace. Tus amigos no necesitan cuenta para leerla.',
    },
    {
      id: 'organiser',
      category: 'events',
      question: '¿Cómo contacto con un organizador?',
      answer:
        'Su nombre figura en la página del evento, y a menudo su web está detrás del enlace de la entrada. Si no encuentras nada, [escríbenos](/contact): le pasamos tu mensaje.',
    },
    {
      id: 'report',
      category: 'events',
      question: '¿Cómo denuncio un evento o un comportamiento?',
      answer:
        'Envíanos la dirección de la página con el [formulario de soporte](/support), asunto «Evento». Cada aviso se examina en 24 horas. Un evento engañoso o peligroso se retira.',
    },
    {
      id: 'pay',
      category: 'payment',
      question: '¿Cómo se paga una entrada?',
      answer:
        'El enlace de la entrada abre la taquilla en una pestaña nueva. Allí pagas con tarjeta, a través de un proveedor de pago especializado. Lively no ve ni guarda tus datos bancarios.',
    },
    {
      id: 'refund',
      category: 'payment',
      question: '¿Cómo me devuelven el dinero?',
      answer:
        'Si cancelas más de 24 horas antes del evento, o si cancela el organizador, la taquilla devuelve el importe a la tarjeta usada, casi siempre en unos días laborables. Si no llega nada, abre un [ticket](/support), asunto «Pago», con tu número de pedido.',
    },
  ],
  contact: {
    title: '¿Tu pregunta no está?',
    text: 'Hazla con tus palabras. Las mejores acaban en esta página.',
    links: [
      { label: 'Escríbenos', href: '/contact', text: 'Respuesta en 24 horas, de lunes a viernes.' },
      { label: 'El soporte', href: '/support', text: 'Chat, correo, teléfono y tickets.' },
      { label: 'Las guías', href: '/help', text: 'Paso a paso, de la cuenta al evento.' },
    ],
  },
};
