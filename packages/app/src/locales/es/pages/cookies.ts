import type { CookiesContent } from '@lively/ui/screens';

export const cookies: CookiesContent = {
  meta: {
    title: 'Cookies y opciones',
    description:
      'Esenciales, analíticas, marketing, personalización: lo que Lively escribe en tu dispositivo, por cuánto tiempo y cómo elegir.',
  },
  poster: { category: 'food', seed: 'cookies' },
  overline: 'Tus datos',
  title: 'Cookies y opciones',
  lead: 'Lively no pone ninguna cookie publicitaria. Unos pocos ajustes viven en la memoria de tu navegador; aquí están, con lo que puedes rechazar.',
  preferences: {
    title: 'Tus opciones',
    text: 'Las casillas muestran nuestra propuesta. Nada opcional se ejecuta hasta que guardas: no hacer nada equivale a rechazar.',
    lockedLabel: 'Siempre activas',
    categories: [
      {
        id: 'essential',
        title: 'Esenciales',
        text: 'Sin ellas, el sitio no puede reconocerte ni recordar lo que has decidido aquí.',
        details: [
          'Tu sesión, hasta que la cierres.',
          'El idioma y el tema elegidos.',
          'Esta misma elección, durante 6 meses.',
          'La bienvenida ya vista, para no mostrarla dos veces en 30 días.',
        ],
      },
      {
        id: 'analytics',
        title: 'Analíticas',
        text: 'Contar las páginas leídas, sin saber por quién, para detectar las que no sirven a nadie.',
        details: [
          'Hoy no hay ninguna herramienta de medición conectada. Si eso cambia, se aplicará tu elección, y esta línea también cambiará.',
        ],
      },
      {
        id: 'marketing',
        title: 'Marketing',
        text: 'Medir el efecto de una campaña, si hacemos alguna.',
        details: ['Ningún socio publicitario, ningún píxel. Desactivado al principio, y por ahora nada que activar.'],
      },
      {
        id: 'personalization',
        title: 'Personalización',
        text: 'Recordar los eventos que abres, para afinar tus recomendaciones y proponerte preferencias.',
        details: [
          'Solo si has iniciado sesión: los 100 últimos, con 14 días de efecto en la clasificación.',
          'Desactivada, no se registra ningún clic.',
        ],
      },
    ],
    acceptAll: 'Aceptar todo',
    refuseAll: 'Rechazar todo',
    save: 'Guardar mis opciones',
    saved: {
      title: 'Opciones guardadas',
      text: 'Se aplican desde ahora y se conservan 6 meses. Puedes cambiarlas aquí cuando quieras.',
    },
  },
  sections: [
    {
      id: 'storage',
      title: '¿Cookies o memoria local?',
      blocks: [
        'Una cookie viaja con cada petición. La memoria local se queda en tu navegador hasta que una página la lee. Lively usa la segunda. La ley las trata igual, y nosotros también.',
        'Si tu navegador bloquea esa memoria, Lively funciona con sus ajustes iniciales.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Los terceros',
      blocks: [
        'Ninguna página de Lively carga nada de un tercero: ni tipografía, ni imagen de seguimiento, ni botón social. Los enlaces a una taquilla, una ruta o un alojamiento se abren en una pestaña nueva, donde rigen las reglas de ese sitio.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Cambiar de opinión',
      blocks: [
        'A esta página se llega desde el pie de todas las demás. Retirar un acuerdo borra al momento lo que había permitido escribir. Seis meses después de tu elección volvemos a preguntar. Para todo lo demás, consulta la [política de privacidad](/privacy).',
      ],
    },
  ],
};
