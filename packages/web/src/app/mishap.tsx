import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';

const Apology = ({ why }: { why: string }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <main style={{ padding: 24, display: 'grid', gap: 16, justifyItems: 'start' }}>
      <h1>{speaker.say('app.broken')}</h1>
      <code>{why}</code>
      <Button look="brass" onClick={() => location.reload()}>
        {speaker.say('app.reload')}
      </Button>
    </main>
  );
};

/** What is shown when a page breaks. Games are kept by their host, so that nothing is lost. */
export class Mishap extends Component<
  { readonly children: ReactNode },
  { readonly error: Error | undefined }
> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Apology why={this.state.error.message} />;
  }
}
