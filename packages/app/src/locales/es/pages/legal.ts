import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const legal: ArticleContent = {
  meta: {
    title: 'Aviso legal',
    description:
      'Editor, directora de la publicación, alojamiento, propiedad intelectual y contacto jurídico del sitio Lively.',
  },
  poster: { category: 'culture', seed: 'legal' },
  overline: 'Reglas',
  title: 'Aviso legal',
  lead: 'Quién edita Lively, quién lo aloja y a quién escribir.',
  sections: [
    {
      id: 'publisher',
      title: 'Editor',
      blocks: [
        {
          table: {
            caption: 'La sociedad',
            head: ['Información', 'Detalle'],
            rows: [
              ['Denominación', `${company.name}, sociedad por acciones simplificada francesa`],
              ['Capital social', '50 000 €'],
              ['Sede', `${company.street}, ${company.city}, Francia`],
              ['Registro', company.register],
              ['NIF-IVA intracomunitario', company.vat],
              ['Directora de la publicación', `${company.publisher}, presidenta`],
              ['Teléfono', `[${company.phone.text}](${company.phone.href})`],
              ['Correo', `[${company.contact}](mailto:${company.contact})`],
            ],
          },
        },
      ],
    },
    {
      id: 'hosting',
      title: 'Alojamiento',
      blocks: [
        'Las páginas las sirve Scaleway SAS, 8 rue de la Ville-l’Évêque, 75008 Paris, Francia, teléfono [01 84 13 00 00](tel:+33184130000).',
        'Los datos los conserva Supabase, Inc., 970 Toa Payoh North, Singapur 318992, en servidores situados en la Unión Europea.',
      ],
    },
    {
      id: 'property',
      title: 'Propiedad intelectual',
      blocks: [
        'El nombre, el logotipo, los textos y los carteles dibujados por Lively pertenecen a su editor. Los contenidos de los eventos pertenecen a quienes los publican. Puedes citar una página y enlazarla sin pedirnos permiso.',
        'Los eventos importados de OpenAgenda conservan su licencia, la Licence Ouverte 2.0 de Etalab, y su fuente se indica en cada página. Las tipografías Bricolage Grotesque e Instrument Sans se distribuyen con licencia SIL Open Font.',
      ],
    },
    {
      id: 'contact',
      title: 'Contacto jurídico',
      blocks: [
        `Toda solicitud jurídica, requerimiento o notificación de contenido ilícito: [${company.legal}](mailto:${company.legal}) o por correo postal a la sede. Respondemos en 48 horas hábiles. Los avisos sobre contenidos se examinan en 24 horas.`,
        'El punto de contacto de autoridades y usuarios previsto por el Reglamento europeo de Servicios Digitales es esa misma dirección, en francés, inglés o español.',
      ],
    },
    {
      id: 'mediation',
      title: 'Mediación',
      blocks: [
        'Tras una reclamación escrita sin solución, un consumidor puede acudir gratis a CM2C, 49 rue de Ponthieu, 75008 Paris, [cm2c.net](https://www.cm2c.net).',
      ],
    },
  ],
  next: {
    title: 'Lee también',
    links: [
      { label: 'Condiciones de uso', href: '/terms', text: 'Lo que cada parte puede esperar de la otra.' },
      { label: 'Política de privacidad', href: '/privacy', text: 'Tus datos, sus plazos, tus derechos.' },
      { label: 'Accesibilidad', href: '/accessibilite', text: 'En qué punto estamos, y cómo decírnoslo.' },
    ],
  },
};
