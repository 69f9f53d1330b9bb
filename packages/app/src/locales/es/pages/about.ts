import type { ArticleContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const about: ArticleContent = {
  meta: {
    title: 'Acerca de Lively',
    description:
      'Lively nació en París en 2022 para que los escenarios pequeños fueran tan fáciles de encontrar como los grandes. Así somos y así trabajamos.',
  },
  poster: { category: 'culture', seed: 'about' },
  overline: 'Lively',
  title: 'Pegamos carteles',
  lead: 'Siempre pasa algo cerca de ti. Lo difícil es saberlo a tiempo. Lively reúne los planes, los ordena según tus gustos y te dice por qué.',
  figures: [
    { value: '10K+', label: 'eventos en Francia' },
    { value: '50K+', label: 'usuarios' },
    { value: '500+', label: 'ciudades' },
    { value: '24', label: 'personas en el equipo' },
  ],
  sections: [
    {
      id: 'story',
      title: 'Una columna de carteles en el bolsillo',
      blocks: [
        'En 2022, Inès Caradec programaba los conciertos de una sala de ochenta plazas en el distrito 11 de París. La sala era buena, la programación también, y algunos martes había más gente en el escenario que en el público. A dos calles, otros se preguntaban qué hacer con su noche.',
        'Con Malik Ferhat, desarrollador y vecino, llenó primero una tabla, luego un mapa, luego una página. Los habituales la mandaron a sus amigos. Lively es lo que vino después: un cartel para cada evento, llene un estadio o una trastienda.',
      ],
    },
    {
      id: 'principles',
      title: 'Lo que nos importa',
      blocks: [
        {
          list: [
            '**Decir por qué.** Una recomendación sin explicación pide que la creas. Las nuestras enseñan sus razones, y [las reglas son públicas](/ranking).',
            '**Dar una oportunidad a los pequeños.** El número de asistentes cuenta poco en la clasificación: deciden tus gustos y la distancia.',
            '**Ser sobrios con los datos.** Tu posición no sale de tu dispositivo, y nada opcional se ejecuta antes de [tu elección](/cookies).',
            '**Contar bien.** Un número que nadie ha contado lleva el signo ≈. Preferimos reconocerlo a inventar una precisión.',
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'El equipo',
      blocks: [
        'Somos veinticuatro, en París y a distancia. Estos son los nombres que encontrarás en [el blog](/blog) o cuando nos escribas.',
        {
          list: [
            '**Inès Caradec**, presidenta y cofundadora, aún guarda las llaves de la sala.',
            '**Malik Ferhat**, director técnico y cofundador, escribe las reglas de clasificación y las documenta.',
            '**Jeanne Lauzier**, directora de arte, dibuja los carteles que nadie ha dibujado.',
            '**Thomas Okafor** acompaña a los organizadores, de la asociación de barrio al festival.',
            '**Clara Esteban** cuida de los datos personales, sobre todo de los que no recogemos.',
            '**Paul Rivoire** dirige el soporte y lee de verdad todos los mensajes.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Cómo nos ganamos la vida',
      blocks: [
        'Registrarse, buscar y publicar un evento es gratis. A los organizadores que lo desean les vendemos opciones de visibilidad, señaladas como tales. No añaden ni un punto a la puntuación: la clasificación no está en venta.',
        `Lively lo edita ${company.name}, una sociedad francesa con sede en París. Los detalles están en el [aviso legal](/legal).`,
      ],
    },
  ],
  next: {
    title: 'Para saber más',
    links: [
      {
        label: 'Trabaja con nosotros',
        href: '/careers',
        text: 'Seis puestos abiertos y un sitio para tu candidatura espontánea.',
      },
      {
        label: 'La comunidad',
        href: '/community',
        text: 'Quienes dan vida a los planes, ciudad por ciudad.',
      },
      { label: 'Escríbenos', href: '/contact', text: 'Una respuesta en 24 horas, de lunes a viernes.' },
    ],
  },
};
