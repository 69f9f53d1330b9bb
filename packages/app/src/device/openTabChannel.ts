/** What the tabs of one browser tell each other about one thing. */
export interface TabChannel<Word> {
  /** Tells every other tab. */
  post(word: Word): void;
  /** Calls back with what the others tell, from the moment the channel was opened. */
  listen(listener: (word: Word) => void): void;
  close(): void;
}

/** Opened before the store is read: what another tab says meanwhile is kept until somebody listens. */
export function openTabChannel<Word>(name: string): TabChannel<Word> {
  const channel = new BroadcastChannel(name);
  const heard: Word[] = [];
  channel.onmessage = ({ data }: MessageEvent<Word>) => heard.push(data);
  return {
    post: (word) => channel.postMessage(word),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<Word>) => listener(data);
      for (const word of heard.splice(0)) listener(word);
    },
    close: () => channel.close(),
  };
}
