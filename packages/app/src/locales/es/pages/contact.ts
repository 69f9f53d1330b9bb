import type { ContactContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const contact: ContactContent = {
  meta: {
    title: 'Contacto',
    description:
      'Escribe al equipo de Lively: respuesta en 24 horas, de lunes a viernes, de 9:00 a 18:00. Direcciones directas para prensa y organizadores.',
  },
  poster: { category: 'leisure', seed: 'contact' },
  overline: 'Contacto',
  title: 'Escríbenos, alguien lee',
  lead: '¿Una pregunta, una idea, un error en un anuncio? Respondemos en 24 horas, de lunes a viernes, de 9:00 a 18:00 (hora de París).',
  form: {
    title: 'Tu mensaje',
    text: 'Usamos tu dirección solo para responderte. Todos los campos son necesarios.',
    submit: 'Enviar el mensaje',
    sending: 'Enviando…',
    sent: {
      title: 'Mensaje enviado',
      text: 'Gracias. Recibirás una respuesta en 24 horas, en días laborables, en la dirección indicada.',
    },
    failed: {
      title: 'El mensaje no ha salido',
      text: 'Tu texto sigue aquí. Comprueba tu conexión y vuelve a intentarlo dentro de unos minutos.',
    },
    errors: {
      required: 'Necesitamos este campo para responderte.',
      email: 'Esta dirección no está completa: puede que falte la @ o lo que la sigue.',
      summary: (count) => `${count} respuestas por corregir`,
    },
    fields: {
      name: { label: 'Tu nombre' },
      email: { label: 'Tu correo electrónico', hint: 'Por ejemplo, sara@ejemplo.es' },
      subject: { label: 'Asunto' },
      message: { label: 'Mensaje', hint: 'Si se trata de un evento, añade la dirección de su página.' },
    },
  },
  ways: {
    title: 'De otra manera',
    items: [
      {
        id: 'phone',
        title: 'Por teléfono',
        text: 'De lunes a viernes, de 9:00 a 18:00. Hablamos francés, inglés y español.',
        link: { label: company.phone.text, href: company.phone.href },
      },
      {
        id: 'email',
        title: 'Por correo electrónico',
        text: 'Para todo lo que no cabe en un formulario.',
        link: { label: company.contact, href: `mailto:${company.contact}` },
      },
      {
        id: 'press',
        title: 'Prensa',
        text: 'Cifras, imágenes, entrevistas: dinos tu plazo y lo cumpliremos.',
        link: { label: company.press, href: `mailto:${company.press}` },
      },
      {
        id: 'place',
        title: 'Por correo postal',
        text: `${company.name}, ${company.street}, ${company.city}, Francia`,
      },
    ],
  },
  faq: {
    title: 'Antes de escribir',
    questions: [
      {
        id: 'delay',
        question: '¿Cuándo tendré una respuesta?',
        answer:
          'En 24 horas, de lunes a viernes, de 9:00 a 18:00. Un mensaje enviado el sábado se lee el lunes por la mañana. Si es urgente el día de un evento, llámanos.',
      },
      {
        id: 'organiser',
        question: '¿Podéis pasar un mensaje a un organizador?',
        answer:
          'Sí, si su página no da ninguna forma de contacto. Danos la dirección de la página; lo pasamos sin comunicar tus datos, salvo que nos lo pidas.',
      },
      {
        id: 'ticket',
        question: 'Tengo un problema con una entrada.',
        answer:
          'El pago y la entrada dependen de la taquilla del organizador: empieza por el correo de confirmación que te envió. Si no se resuelve, abre un [ticket de soporte](/support) y buscaremos contigo.',
      },
      {
        id: 'report',
        question: '¿Cómo denuncio un evento dudoso?',
        answer: 'Envíanos la dirección de su página y lo que te preocupa. Los avisos se examinan en 24 horas.',
      },
    ],
  },
};
