import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const accessibility: ArticleContent = {
  meta: {
    title: 'Declaración de accesibilidad',
    description:
      'Estado de la accesibilidad de Lively según la norma francesa RGAA 4.1, lo que se comprueba, lo que falta y cómo avisar de un obstáculo.',
  },
  poster: { category: 'tech', seed: 'accessibility' },
  overline: 'Accesibilidad',
  title: 'Declaración de accesibilidad',
  lead: 'Un plan empieza por una página que se puede leer. Este es el punto en que estamos, sin redondear.',
  contentsLabel: 'En esta página',
  sections: [
    {
      id: 'status',
      title: 'Estado de conformidad',
      blocks: [
        `${company.name} se compromete a hacer accesible su servicio, conforme al artículo 16 de la ley francesa de 9 de marzo de 2023 y al decreto de 9 de octubre de 2023. Esta declaración se refiere al sitio Lively, en sus tres idiomas.`,
        'Nuestro objetivo son las WCAG 2.2 de nivel AA, que cubren la RGAA 4.1. Los controles automáticos solo alcanzan parte de sus 106 criterios; aún no se ha hecho ninguna auditoría completa por un tercero. Mientras sea así no damos ningún porcentaje, y la ley nos pide escribir: **no conforme**, a falta de auditoría.',
      ],
    },
    {
      id: 'done',
      title: 'Lo que se comprueba en cada cambio',
      blocks: [
        {
          list: [
            'Cada componente y cada página pasan la herramienta axe, con tema claro y oscuro, sin admitir ningún error.',
            'El contraste del texto alcanza 4,5 a 1. Ninguna información depende solo del color.',
            'Todo se hace con el teclado, con una marca visible; un enlace lleva directo al contenido.',
            'Las zonas táctiles miden 44 píxeles. Lo que se arrastra también se puede pulsar.',
            'Las páginas se leen desde 320 píxeles de ancho y ampliadas al 400 %.',
            'Los movimientos se detienen cuando tu dispositivo lo pide. Un mensaje pasajero espera mientras estés encima.',
            'Las contraseñas se pueden pegar. No hay acertijos para iniciar sesión.',
          ],
        },
      ],
    },
    {
      id: 'not-done',
      title: 'Lo que aún falta',
      blocks: [
        {
          list: [
            'No se han evaluado todos los criterios que piden juicio humano: acierto de los títulos, orden de lectura de algunos formularios largos.',
            'Las pruebas con NVDA, JAWS, VoiceOver y TalkBack son ocasionales, no sistemáticas.',
            'Las imágenes que añaden los organizadores se tratan como decorativas, a falta de una descripción fiable. El título, la fecha y el lugar siempre están en texto.',
            'Las taquillas, rutas y alojamientos a los que enlazamos no dependen de nosotros.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Avisar de un obstáculo',
      blocks: [
        `Dinos qué querías hacer, en qué página y con qué equipo: [${company.contact}](mailto:${company.contact}), [${company.phone.text}](${company.phone.href}) o el [formulario de contacto](/contact). Respondemos en 24 horas, en días laborables, y te damos la información por otro medio si la página se resiste.`,
      ],
    },
    {
      id: 'remedy',
      title: 'Si eso no basta',
      blocks: [
        'Si nuestra respuesta no basta, puedes acudir gratis al Defensor de los Derechos francés: con [su formulario](https://formulaire.defenseurdesdroits.fr/), por teléfono en el 09 69 39 00 00, o por correo sin sello a Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07. La autoridad de consumo, la DGCCRF, también recibe avisos, en [signal.conso.gouv.fr](https://signal.conso.gouv.fr).',
      ],
    },
    {
      id: 'method',
      title: 'Cómo la elaboramos',
      blocks: [
        'Por autoevaluación: axe-core en Chromium en cada página y componente, pruebas con teclado, ampliación y pantallas pequeñas. Las tecnologías son HTML, CSS, SVG, ARIA y JavaScript. Leer las páginas públicas no requiere JavaScript.',
      ],
    },
  ],
  next: {
    title: 'Lee también',
    links: [
      { label: 'Condiciones de uso', href: '/terms', text: 'La accesibilidad figura en ellas, como pide la ley.' },
      { label: 'Escríbenos', href: '/contact', text: 'Una respuesta en 24 horas, de lunes a viernes.' },
    ],
  },
};
