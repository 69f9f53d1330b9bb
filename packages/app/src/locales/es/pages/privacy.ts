import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const privacy: ArticleContent = {
  meta: {
    title: 'Política de privacidad',
    description:
      'Qué datos trata Lively, por qué, cuánto tiempo, quién los ve y cómo ejercer tus derechos. Última actualización: 15 de marzo de 2024.',
  },
  poster: { category: 'leisure', seed: 'privacy' },
  overline: 'Tus datos',
  title: 'Política de privacidad',
  lead: 'Guardamos lo necesario para reconocerte y serte útiles, y nada para seguirte. Aquí tienes el detalle.',
  updated: { date: '2024-03-15', text: 'Última actualización: 15 de marzo de 2024' },
  contentsLabel: 'En esta página',
  sections: [
    {
      id: 'controller',
      title: 'Quién es responsable',
      blocks: [
        `${company.name}, ${company.street}, ${company.city}, Francia, decide por qué y cómo se tratan tus datos. Para cualquier pregunta: [${company.privacy}](mailto:${company.privacy}). Clara Esteban, encargada de la protección de datos, responde en 48 horas hábiles.`,
      ],
    },
    {
      id: 'data',
      title: 'Lo que tratamos',
      blocks: [
        {
          table: {
            caption: 'Datos, motivos y plazos',
            head: ['Datos', 'Para qué', 'Base legal', 'Plazo'],
            rows: [
              [
                'Nombre, correo, contraseña cifrada',
                'Abrir y proteger tu cuenta',
                'Contrato',
                'Hasta que se elimine la cuenta',
              ],
              [
                'Nombre de usuario, foto, presentación, ciudad',
                'Mostrar tu perfil, contar las distancias',
                'Contrato',
                'Hasta que los retires',
              ],
              [
                'Preferencias, favoritos, votos',
                'Recomendarte planes, contar las opiniones',
                'Contrato',
                'Hasta que los retires',
              ],
              [
                'Eventos abiertos',
                'Afinar las recomendaciones',
                'Consentimiento (personalización)',
                'Los 100 últimos, retirados con el consentimiento',
              ],
              ['Entradas seguidas', 'Devolverte la lista de tus planes', 'Contrato', '3 años'],
              [
                'Registro de tus votos, favoritos y clics',
                'Corregir un error, detectar un abuso',
                'Interés legítimo',
                '12 meses',
              ],
              ['Eventos que publicas', 'Anunciarlos', 'Contrato', 'Hasta que se eliminen'],
              ['Mensajes de nuestros formularios', 'Responderte', 'Interés legítimo', '12 meses'],
              ['Candidaturas', 'Estudiar tu candidatura', 'Medidas precontractuales', '2 años, salvo oposición'],
              [
                'Dirección para la carta o el aviso',
                'Escribirte lo que has pedido',
                'Consentimiento',
                'Hasta que te des de baja',
              ],
            ],
          },
        },
        'No pedimos fecha de nacimiento, no recibimos tus datos bancarios y no compramos ningún fichero.',
      ],
    },
    {
      id: 'place',
      title: 'Tu posición',
      blocks: [
        'Si lo permites, tu navegador indica tu posición a la página, que se queda con la más cercana de siete ciudades conocidas. El cálculo se hace en tu dispositivo. Ninguna coordenada se nos transmite, ni a un servicio de mapas.',
      ],
    },
    {
      id: 'access',
      title: 'Quién accede',
      blocks: [
        'Cada fila de nuestra base está protegida por una regla: tus preferencias, favoritos, entradas y clics solo puedes leerlos tú. Los demás ven únicamente totales. En el equipo, cuatro personas pueden intervenir, por un motivo que queda anotado.',
        'Nuestros datos los aloja Supabase en la Unión Europea (base de datos, cuentas, archivos). No vendemos ni alquilamos ningún dato. Cuando abres una taquilla, una ruta o un alojamiento, pasas a un tercero con sus propias reglas; el enlace le transmite el lugar y la fecha del evento, nunca tu identidad.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        'Acceso, rectificación, supresión, limitación, oposición, portabilidad, retirada del consentimiento: se ejercen así.',
        {
          list: [
            '**Leer y llevarte**: «Descargar mis datos», en tu perfil, da un archivo JSON.',
            '**Corregir**: el perfil se modifica en cualquier momento.',
            `**Borrar**: la eliminación en un clic estará disponible próximamente. Hasta entonces, escribe a [${company.privacy}](mailto:${company.privacy}) desde la dirección de la cuenta.`,
            '**Retirar un consentimiento**: [tus opciones de cookies](/cookies), con efecto inmediato.',
          ],
        },
        'Respondemos a las solicitudes jurídicas en 48 horas hábiles y las atendemos en el plazo de un mes. Si la respuesta no te convence, puedes acudir a la autoridad francesa, la CNIL, 3 place de Fontenoy, 75007 Paris, o a [cnil.fr](https://www.cnil.fr/fr/plaintes).',
      ],
    },
    {
      id: 'minors',
      title: 'Menores',
      blocks: [
        'Lively es para adultos. Si sabemos que una cuenta pertenece a un menor, la cerramos y borramos sus datos.',
      ],
    },
    {
      id: 'changes',
      title: 'Si esta página cambia',
      blocks: [
        'La fecha de arriba cambia con ella. Para un cambio que afecte a tus derechos, te escribimos al menos quince días antes.',
      ],
    },
  ],
  next: {
    title: 'Lee también',
    links: [
      { label: 'Cookies y opciones', href: '/cookies', text: 'Cuatro categorías, una elección para cada una.' },
      {
        label: 'Lo que no sabemos de ti',
        href: '/blog/what-we-do-not-know',
        text: 'Lo mismo, contado como una historia.',
      },
    ],
  },
};
