export default async function EventPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <h1>{`Événement ${id}`}</h1>;
}
