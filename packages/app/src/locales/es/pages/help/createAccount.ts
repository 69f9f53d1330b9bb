import type { GuideContent } from '@lively/ui/screens';

export const createAccount: GuideContent = {
  meta: {
    title: 'Crear una cuenta en cuatro pasos',
    description:
      'Registrarse en Lively: el formulario, el correo de confirmación, tus preferencias y tu perfil. Tres minutos, y es gratis.',
  },
  poster: { category: 'sport', seed: 'create-account' },
  overline: 'Para empezar',
  title: 'Crear una cuenta',
  lead: 'Se puede mirar todo sin cuenta. Con una, Lively recuerda tus favoritos, tus gustos y tus votos.',
  facts: ['4 pasos', '3 minutos', 'Gratis'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Los cuatro pasos',
      steps: [
        {
          id: 'form',
          title: 'Rellena el formulario',
          text: 'Abre [Iniciar sesión](/auth) y luego «Crear una cuenta». Indica tu nombre completo, tu correo electrónico y una contraseña.',
          details: [
            'Contraseña: 8 caracteres como mínimo, mejor 12.',
            'Pegar desde un gestor de contraseñas funciona.',
            'El ojo al final del campo muestra lo que escribes.',
          ],
        },
        {
          id: 'confirm',
          title: 'Confirma tu dirección',
          text: 'Sale un correo al momento. Abre el enlace que contiene y ya has iniciado sesión.',
          details: [
            'El enlace vale 24 horas.',
            '¿No llega? Mira en el correo no deseado y elige «Volver a enviar el correo».',
          ],
        },
        {
          id: 'preferences',
          title: 'Di lo que te gusta',
          text: 'Seis familias, del concierto a la fiesta de barrio, y en cada una lo que de verdad te apetece. Una sola preferencia basta para que cambien las recomendaciones.',
          details: ['Puedes saltarte este paso y volver cuando quieras.'],
        },
        {
          id: 'profile',
          title: 'Completa tu perfil',
          text: 'Una foto, una frase, una ciudad. La ciudad es lo más útil: desde ella se cuentan las distancias.',
          details: ['Sin ciudad, usamos París.'],
        },
      ],
    },
    {
      id: 'rules',
      kind: 'text',
      title: 'Dos reglas sencillas',
      blocks: [
        {
          list: [
            '**Una cuenta por persona.** Es lo que hace honesto un voto: una cuenta, una voz.',
            '**Solo para mayores de edad.** Un menor puede salir con Lively, pero con la cuenta de un adulto.',
          ],
        },
      ],
    },
    {
      id: 'password',
      kind: 'tips',
      title: 'Una buena contraseña',
      tips: [
        'Cuatro palabras sin relación valen más que una palabra retorcida con cifras.',
        'No uses la de tu correo: si una se filtra, la otra aguanta.',
        'Deja que un gestor de contraseñas la recuerde por ti.',
      ],
    },
  ],
  action: { label: 'Crear mi cuenta', href: '/auth' },
  next: {
    title: 'Y después',
    links: [
      {
        label: 'Descubrir eventos',
        href: '/help/discover-events',
        text: 'Cuatro maneras de dar con la buena noche.',
      },
      {
        label: 'Ajustar tus preferencias',
        href: '/help/configure-preferences',
        text: 'Añadir, quitar, entender el efecto.',
      },
      { label: 'Cuidar tu perfil', href: '/help/optimize-profile', text: 'Foto, presentación, visibilidad.' },
    ],
  },
};
