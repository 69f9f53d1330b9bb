import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const terms: ArticleContent = {
  meta: {
    title: 'Condiciones de uso',
    description:
      'Las reglas de uso de Lively: cuenta, publicación de eventos, entradas, cancelación, avisos, accesibilidad y solución de conflictos.',
  },
  poster: { category: 'sport', seed: 'terms' },
  overline: 'Reglas',
  title: 'Condiciones de uso',
  lead: 'Lo que puedes esperar de nosotros y lo que esperamos de ti. Lo hemos escrito corto, para que se lea.',
  contentsLabel: 'En esta página',
  sections: [
    {
      id: 'service',
      title: '1. El servicio',
      blocks: [
        `Lively, editado por ${company.name}, permite descubrir eventos, recibir recomendaciones y publicar eventos propios. La consulta es libre; registrarse, descubrir y publicar es gratis. Usar el sitio supone aceptar estas condiciones.`,
      ],
    },
    {
      id: 'account',
      title: '2. Tu cuenta',
      blocks: [
        {
          list: [
            'La cuenta es para personas mayores de edad. Cada persona tiene solo una.',
            'La contraseña tiene al menos 8 caracteres. Es tu responsabilidad; avísanos si crees que alguien la conoce.',
            'El correo debe confirmarse en 24 horas con el enlace que enviamos.',
            'Podemos suspender una cuenta que engañe, acose o falsee los votos. Se te comunica el motivo y puedes impugnarlo.',
          ],
        },
      ],
    },
    {
      id: 'publishing',
      title: '3. Publicar un evento',
      blocks: [
        'Garantizas que el evento existe, que tienes derecho a anunciarlo y que tus textos e imágenes no perjudican a nadie. Siguen siendo tuyos; nos autorizas a mostrarlos en Lively, sus widgets y su API mientras estén publicados.',
        'El título tiene como máximo 100 caracteres. Se rechazan los eventos ilegales, discriminatorios, peligrosos o engañosos sobre el precio o el lugar. Puedes modificar o eliminar en cualquier momento lo que has publicado.',
      ],
    },
    {
      id: 'ranking',
      title: '4. Clasificación y visibilidad',
      blocks: [
        'Los eventos se clasifican según [reglas públicas](/ranking): preferencias, distancia, fecha, afluencia, votos. La visibilidad de pago siempre se señala y no añade puntos. Lively no tiene vínculos de capital con ningún organizador.',
      ],
    },
    {
      id: 'tickets',
      title: '5. Entradas y cancelación',
      blocks: [
        'Lively no vende entradas. El contrato es entre tú y el organizador o su taquilla, que cobra con tarjeta a través de un proveedor de pago y responde del evento.',
        'Para todo evento anunciado en Lively, el organizador se compromete a permitir la cancelación gratuita hasta 24 horas antes del comienzo. Después se aplican sus propias condiciones. Según el artículo L. 221-28 del código de consumo francés, el derecho de desistimiento de catorce días no se aplica al ocio prestado en una fecha determinada.',
      ],
    },
    {
      id: 'reports',
      title: '6. Avisar',
      blocks: [
        'Cualquiera puede denunciar un evento, un perfil o un comportamiento desde [el soporte](/support). Los avisos se examinan en 24 horas. Quien publicó el contenido y quien avisó conocen la decisión y sus motivos.',
      ],
    },
    {
      id: 'liability',
      title: '7. Responsabilidad',
      blocks: [
        'Hacemos todo lo posible para que los anuncios sean correctos, pero no somos los organizadores. Comprueba con ellos lo importante. Respondemos de nuestras propias faltas; nada en estas condiciones limita los derechos que te da la ley.',
        'Los números precedidos de ≈ son estimaciones, y las distancias son en línea recta.',
      ],
    },
    {
      id: 'accessibility',
      title: '8. Accesibilidad del servicio',
      blocks: [
        'Lively está pensado para usarse con el teclado, con un lector de pantalla, ampliado al 400 % y desde 320 píxeles de ancho. La [declaración de accesibilidad](/accessibilite) describe lo que cumple, lo que todavía no y cómo decírnoslo.',
      ],
    },
    {
      id: 'end',
      title: '9. Terminar',
      blocks: [
        `Puedes dejar de usar Lively cuando quieras y pedir la eliminación de la cuenta en [${company.privacy}](mailto:${company.privacy}). Si detuviéramos el servicio, te avisaríamos tres meses antes y podrías llevarte tus datos.`,
      ],
    },
    {
      id: 'disputes',
      title: '10. Conflictos',
      blocks: [
        `Escribe primero a [${company.legal}](mailto:${company.legal}): respuesta en 48 horas hábiles. Sin acuerdo, un consumidor puede acudir gratis al mediador CM2C, 49 rue de Ponthieu, 75008 Paris, [cm2c.net](https://www.cm2c.net). Se aplica el derecho francés, sin privarte de las protecciones de tu país de residencia.`,
      ],
    },
    {
      id: 'changes',
      title: '11. Cambios',
      blocks: [
        'Un cambio importante se anuncia quince días antes por correo. Seguir usando tu cuenta después supone aceptarlo; si no, puedes cerrarla.',
      ],
    },
  ],
  next: {
    title: 'Lee también',
    links: [
      { label: 'Política de privacidad', href: '/privacy', text: 'Tus datos, sus plazos, tus derechos.' },
      { label: 'Aviso legal', href: '/legal', text: 'Quién edita y quién aloja.' },
    ],
  },
};
