import type { CareersContent } from '@lively/ui/screens';

export const careers: CareersContent = {
  meta: {
    title: 'Trabaja con nosotros',
    description:
      'Seis puestos abiertos en Lively, en París y a distancia: tecnología, diseño, producto, negocio, marketing. O propón el tuyo.',
  },
  poster: { category: 'food', seed: 'careers' },
  overline: 'Empleo',
  title: 'Haz que la gente salga',
  lead: 'Construimos lo que se abre a las 18:40 de un viernes. Si te alegra que una sala pequeña se llene, aquí vas a estar a gusto.',
  figures: [
    { value: '24', label: 'personas, 11 de ellas mujeres' },
    { value: '2 a 3', label: 'días de teletrabajo por semana' },
    { value: '2000 €', label: 'de formación al año por persona' },
    { value: '6', label: 'puestos abiertos' },
  ],
  values: {
    title: 'Lo que nos une',
    items: [
      {
        id: 'passion',
        title: 'Pasión',
        text: 'Cada cual sale, y lo cuenta. El lunes empieza con lo que vimos el fin de semana.',
      },
      {
        id: 'impact',
        title: 'Impacto',
        text: 'Miramos una cosa antes que las demás: cuántas salas pequeñas han encontrado su público.',
      },
      {
        id: 'innovation',
        title: 'Innovación',
        text: 'Una clasificación que se puede leer, un cartel dibujado por código: inventamos cuando simplifica.',
      },
      {
        id: 'team',
        title: 'Equipo',
        text: 'Dos pares de ojos en todo lo que se publica, y nadie arreglando cosas solo a medianoche.',
      },
    ],
  },
  positionsTitle: 'Puestos abiertos',
  departmentsLabel: 'Departamento',
  departments: [
    { value: 'all', label: 'Todos' },
    { value: 'tech', label: 'Tecnología' },
    { value: 'design', label: 'Diseño' },
    { value: 'product', label: 'Producto' },
    { value: 'business', label: 'Negocio' },
    { value: 'marketing', label: 'Marketing' },
  ],
  countPositions: (count) => (count === 1 ? `${count} puesto` : `${count} puestos`),
  empty: (department) =>
    `Ningún puesto abierto en ${department} por ahora. Tu candidatura espontánea nos interesa igualmente.`,
  skillsLabel: 'Competencias',
  applyLabel: 'Postular',
  positions: [
    {
      id: 'frontend',
      title: 'Desarrollador o desarrolladora front-end',
      department: 'tech',
      location: 'París o a distancia',
      contract: 'Indefinido',
      experience: '3 años o más',
      description:
        'Darás vida a la biblioteca de componentes y a las páginas públicas. Una página lenta, o imposible de leer con el teclado, te quita un poco el sueño.',
      skills: ['React', 'TypeScript', 'Accesibilidad', 'CSS'],
    },
    {
      id: 'backend',
      title: 'Ingeniero o ingeniera de bases de datos',
      department: 'tech',
      location: 'París o a distancia',
      contract: 'Indefinido',
      experience: '5 años o más',
      description:
        'PostgreSQL es nuestra sala de máquinas: permisos fila a fila, recuentos, importaciones. Te gustan las consultas cortas y las migraciones que se releen.',
      skills: ['PostgreSQL', 'SQL', 'Seguridad', 'Datos abiertos'],
    },
    {
      id: 'designer',
      title: 'Diseñador o diseñadora de producto',
      department: 'design',
      location: 'París',
      contract: 'Indefinido',
      experience: '3 años o más',
      description:
        'Dibujas recorridos y carteles con el mismo rigor. Sabes decir en tres palabras lo que otros dicen en un párrafo.',
      skills: ['Tipografía', 'Prototipos', 'Investigación de usuarios', 'SVG'],
    },
    {
      id: 'product',
      title: 'Responsable de producto, organizadores',
      department: 'product',
      location: 'París',
      contract: 'Indefinido',
      experience: '4 años o más',
      description:
        'Tu terreno: salas, clubes, asociaciones. Pasas un día por semana con ellos y traes lo que merece construirse.',
      skills: ['Entrevistas', 'Priorización', 'Redacción', 'Medición'],
    },
    {
      id: 'partnerships',
      title: 'Responsable de alianzas',
      department: 'business',
      location: 'Lyon o Marsella',
      contract: 'Indefinido',
      experience: '2 años o más',
      description:
        'Oficinas de turismo, medios locales, salas: les llevas los eventos de Lively a su propia web, y vuelves con los suyos.',
      skills: ['Negociación', 'Cultura y deporte', 'Español valorado'],
    },
    {
      id: 'community',
      title: 'Responsable de comunidad',
      department: 'marketing',
      location: 'París o a distancia',
      contract: 'Temporal, 12 meses',
      experience: 'Primer empleo',
      description:
        'Animas a los embajadores, escribes la carta del jueves y respondes a los mensajes como si vinieran de personas, porque así es.',
      skills: ['Escritura', 'Inglés', 'Redes sociales', 'Escucha'],
    },
  ],
  benefits: {
    title: 'Lo que ofrecemos',
    items: [
      {
        id: 'remote',
        title: 'Trabajo híbrido',
        text: 'De dos a tres días de teletrabajo por semana, elegidos con tu equipo. Algunos puestos son totalmente a distancia.',
      },
      {
        id: 'training',
        title: '2000 € de formación',
        text: 'Cada año, para cada persona: un curso, una conferencia, libros. El tiempo dedicado cuenta como trabajo.',
      },
      {
        id: 'tickets',
        title: 'Dos entradas al mes',
        text: 'Las que quieras del catálogo, sin justificante. Se agradece una crónica en la comida.',
      },
      {
        id: 'health',
        title: 'Salud y transporte',
        text: 'Seguro médico cubierto al 80 %, abono de transporte o bicicleta al 75 %.',
      },
      {
        id: 'evenings',
        title: 'Noches libres',
        text: 'Sin reuniones después de las 17:30. Sería raro perderse un estreno por nuestra culpa.',
      },
      {
        id: 'parents',
        title: 'Permiso parental igual',
        text: 'Dieciséis semanas para cada progenitor, con el sueldo completo.',
      },
    ],
  },
  form: {
    title: 'Candidatura espontánea',
    text: '¿Ningún puesto se te parece, o varios? Escríbenos. Cada candidatura recibe la respuesta de una persona. Solo la dirección de tu página es opcional.',
    submit: 'Enviar mi candidatura',
    sending: 'Enviando…',
    sent: {
      title: 'Candidatura enviada',
      text: 'Gracias. Te respondemos en dos semanas, también si la respuesta es no.',
    },
    failed: {
      title: 'La candidatura no ha salido',
      text: 'Tu texto sigue aquí. Comprueba tu conexión y vuelve a intentarlo dentro de unos minutos.',
    },
    errors: {
      required: 'Necesitamos este campo para estudiar tu candidatura.',
      email: 'Esta dirección no está completa: puede que falte la @ o lo que la sigue.',
      summary: (count) => `${count} respuestas por corregir`,
    },
    spontaneous: 'Candidatura espontánea',
    fields: {
      name: { label: 'Tu nombre' },
      email: { label: 'Tu correo electrónico' },
      position: { label: 'Puesto deseado', hint: 'Uno de la lista, o una candidatura espontánea.' },
      link: {
        label: 'Una página sobre ti (opcional)',
        hint: 'Web, portfolio, perfil: una dirección que empiece por https://',
      },
      message: {
        label: '¿Por qué Lively?',
        hint: 'Unas frases. El último plan que te gustó es un buen comienzo.',
      },
    },
  },
};
