import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Vista } from '../kit/vista.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './box-choice.module.css';
import type { Switch } from './draft-table.ts';
import { openSwitches, switchesOf, withOption } from './draft-table.ts';
import type { DraftProps } from './new-table.tsx';
import { SectionTitle } from './section-title.tsx';
import type { SetUp } from './set-ups.ts';
import { setUpOf } from './set-ups.ts';

type LidProps = DraftProps & { readonly box: NonNullable<SetUp['box']> };

/** The box as a whole, with what it holds. */
const Lid = ({ draft, setDraft, entry, box }: LidProps): ReactNode => {
  const speaker = useSpeaker();
  const { option, value, picture, holds } = box;
  const usual = entry.options.find(({ name }) => name === option)?.usual ?? '';
  const isOpen = (draft.options[option] ?? usual) === value;
  return (
    <div className={styles.box} data-open={isOpen}>
      <label className={styles.lid}>
        <span className={styles.picture}>
          <Vista {...picture} seed={value} broad />
        </span>
        <b>{speaker.word(`option.${option}.${value}`)}</b>
        <input
          type="checkbox"
          className={styles.switch}
          checked={isOpen}
          onChange={() => setDraft(withOption(draft, option, isOpen ? usual : value))}
        />
        <span className={styles.about}>{speaker.word(`option-about.${option}`)}</span>
      </label>
      <ul className={styles.holds}>
        {Object.entries(holds).map(([thing, sign]) => (
          <li key={thing}>
            <Icon path={sign} className={styles.sign} />
            <b>{speaker.word(`box.${value}.${thing}`)}</b>
            <span>{speaker.word(`box.${value}.${thing}.about`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

type VariantProps = {
  readonly variant: Switch;
  readonly sign: string;
  /** Why it cannot be turned on. */
  readonly why: string | undefined;
  turn(): void;
};

const Variant = ({ variant: { name, isOn }, sign, why, turn }: VariantProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <li>
      <label className={styles.variant} data-on={isOn} data-shut={why !== undefined}>
        <Icon path={sign} className={styles.sign} />
        <b>{speaker.word(`option.${name}`)}</b>
        <input
          type="checkbox"
          className={styles.switch}
          checked={isOn}
          disabled={why !== undefined}
          onChange={turn}
        />
        <span className={styles.about}>{why ?? speaker.word(`option-about.${name}`)}</span>
      </label>
    </li>
  );
};

/** A box that can be opened, and the variants: those that come in it can be turned on when it is open. */
export const BoxChoice = (props: DraftProps): ReactNode => {
  const speaker = useSpeaker();
  const { draft, setDraft, entry, takes } = props;
  const { box, variants = {} } = setUpOf(entry.id);
  const isThere = entry.options.some(({ name }) => name === box?.option);
  const switches = switchesOf(draft, entry.options, Object.keys(variants));
  const open = new Set(openSwitches(draft, switches, takes).map(({ name }) => name));
  if (!box || !isThere) return undefined;
  const isBoxOpen = draft.options[box.option] === box.value;
  return (
    <section>
      <SectionTitle>{speaker.say('new.box')}</SectionTitle>
      <Lid {...props} box={box} />
      <h3 className={styles.title}>{speaker.say('new.variants')}</h3>
      <ul className={styles.variants}>
        {switches.map(variant => (
          <Variant
            key={variant.name}
            variant={variant}
            sign={variants[variant.name]}
            why={
              open.has(variant.name)
                ? undefined
                : speaker.say(isBoxOpen ? 'new.variant.apart' : 'new.variant.shut')
            }
            turn={() => setDraft(withOption(draft, variant.name, variant.isOn ? variant.off : variant.on))}
          />
        ))}
      </ul>
    </section>
  );
};
