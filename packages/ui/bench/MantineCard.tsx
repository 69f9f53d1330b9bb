import { ActionIcon, Anchor, Badge, Box, Card, Group, Image, Stack, Text, Title } from '@mantine/core';
import type { BenchCard } from './createCards';

/** The same card out of Mantine's parts. */
export function MantineCard(props: BenchCard) {
  return (
    <Card component="article" padding={0}>
      <Stack gap="xs">
        <Title order={3} lineClamp={3}>
          <Anchor href={props.href} inherit>
            {props.title}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed" lineClamp={3}>{`${props.place} · ${props.time}`}</Text>
        <Group gap="xs">
          <Text fw={600} span>
            {props.price}
          </Text>
          <Text size="sm" span>
            {props.participants}
          </Text>
        </Group>
        <Group gap={4}>
          {props.badges.map(({ label, tone }) => (
            <Badge key={label} variant={tone === 'strong' ? 'filled' : 'light'}>
              {label}
            </Badge>
          ))}
        </Group>
      </Stack>
      <Box pos="relative" data-category={props.category}>
        <Image src={props.image} alt="" w={320} h={400} loading="lazy" decoding="async" />
        <Box component="time" dateTime={props.date.dateTime} pos="absolute" top={0} left={0}>
          <Text span>{props.date.weekday}</Text> <Text span>{props.date.day}</Text> <Text span>{props.date.month}</Text>
        </Box>
        <Badge pos="absolute" bottom={0} left={0}>
          {props.categoryLabel}
        </Badge>
      </Box>
      <ActionIcon
        pos="absolute"
        top={8}
        right={8}
        size={44}
        radius="xl"
        variant="default"
        aria-pressed={props.favourite.pressed}
        aria-label={props.favourite.label}
        onClick={props.favourite.onToggle}
      >
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z" />
        </svg>
      </ActionIcon>
    </Card>
  );
}
