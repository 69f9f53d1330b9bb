import type { SupportContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const support: SupportContent = {
  meta: {
    title: 'Soporte',
    description:
      'Chat, correo, teléfono o ticket: los horarios y plazos del soporte de Lively, y un formulario para describir un problema de una vez.',
  },
  poster: { category: 'sport', seed: 'support' },
  overline: 'Ayuda',
  title: '¿Un problema? Cuéntanos',
  lead: 'Paul y su equipo lo leen todo. Cuanto más digas de lo que esperabas y lo que has visto, antes se arregla.',
  channels: {
    title: 'Tres formas de contactarnos',
    items: [
      {
        id: 'chat',
        title: 'Chat en directo',
        hours: 'De lunes a viernes, de 9:00 a 18:00',
        delay: 'Respuesta en menos de 5 minutos',
        text: 'Para una pregunta corta, cuando estás delante de la pantalla.',
        link: { label: 'Empezar con un mensaje', href: '#ticket' },
      },
      {
        id: 'email',
        title: 'Correo electrónico',
        hours: '24 horas al día, 7 días a la semana',
        delay: 'Respuesta en menos de 4 horas',
        text: 'Para adjuntar una captura de pantalla o explicarlo con detalle.',
        link: { label: company.support, href: `mailto:${company.support}` },
      },
      {
        id: 'phone',
        title: 'Teléfono',
        hours: 'De lunes a viernes, de 9:00 a 18:00',
        delay: 'Respuesta inmediata',
        text: 'Para lo que no puede esperar: un evento que empieza esta noche.',
        link: { label: company.phone.text, href: company.phone.href },
      },
    ],
  },
  quickHelp: {
    title: 'Resuelto en un minuto',
    links: [
      { label: 'Contraseña olvidada', href: '/auth', text: 'Un enlace te deja elegir otra.' },
      { label: 'Cancelar una participación', href: '/faq', text: 'Gratis hasta 24 horas antes.' },
      { label: 'Modificar un evento', href: '/my-events', text: 'En «Mis creaciones».' },
      { label: 'Cambiar tus preferencias', href: '/help/configure-preferences', text: 'Y entender su efecto.' },
    ],
  },
  form: {
    title: 'Abrir un ticket',
    text: 'Todos los campos son necesarios. Recibes la respuesta por correo, y tu dirección no sirve para nada más.',
    submit: 'Enviar el ticket',
    sending: 'Enviando…',
    sent: {
      title: 'Ticket enviado',
      text: 'Gracias. Respondemos por correo en menos de 4 horas, antes si es urgente.',
    },
    failed: {
      title: 'El ticket no ha salido',
      text: 'Lo que has escrito sigue aquí. Comprueba tu conexión y vuelve a intentarlo dentro de unos minutos.',
    },
    errors: {
      required: 'Necesitamos este campo para tratar tu ticket.',
      email: 'Esta dirección no está completa: puede que falte la @ o lo que la sigue.',
      summary: (count) => `${count} respuestas por corregir`,
    },
    choose: 'Elige…',
    fields: {
      firstName: { label: 'Nombre' },
      lastName: { label: 'Apellidos' },
      email: { label: 'Correo electrónico' },
      issueType: { label: '¿De qué se trata?' },
      priority: { label: '¿Corre prisa?', hint: 'Urgente: un evento se celebra en las próximas 24 horas.' },
      subject: { label: 'Asunto', hint: 'Por ejemplo: «El enlace de confirmación no se abre»' },
      description: {
        label: 'Descripción',
        hint: 'Lo que esperabas, lo que has visto y la dirección de la página.',
      },
    },
    issueTypes: [
      { value: 'account', label: 'Cuenta' },
      { value: 'event', label: 'Evento' },
      { value: 'payment', label: 'Pago' },
      { value: 'bug', label: 'Algo no funciona' },
      { value: 'feature', label: 'Una idea de mejora' },
      { value: 'other', label: 'Otro' },
    ],
    priorities: [
      { value: 'low', label: 'Cuando podáis' },
      { value: 'medium', label: 'Esta semana' },
      { value: 'high', label: 'Hoy' },
      { value: 'urgent', label: 'Urgente' },
    ],
  },
  addresses: {
    title: 'Otras direcciones',
    items: [
      {
        id: 'organisers',
        title: 'Organizadores',
        text: 'Publicación, visibilidad, alianzas locales.',
        link: { label: company.organisers, href: `mailto:${company.organisers}` },
      },
      {
        id: 'privacy',
        title: 'Datos personales',
        text: 'Acceso, supresión, cualquier pregunta sobre tus datos.',
        link: { label: company.privacy, href: `mailto:${company.privacy}` },
      },
      {
        id: 'legal',
        title: 'Jurídico',
        text: 'Respuesta en 48 horas hábiles.',
        link: { label: company.legal, href: `mailto:${company.legal}` },
      },
      {
        id: 'partners',
        title: 'Socios',
        text: 'API, widgets, datos abiertos.',
        link: { label: company.partners, href: `mailto:${company.partners}` },
      },
    ],
  },
};
