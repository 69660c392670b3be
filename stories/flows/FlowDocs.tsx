import { Heading, Subtitle, Title, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { distinctScreensOf } from '#model-tests/kit/distinct-screens.ts';
import { screenOf, type AnyModel } from '#model-tests/kit/model.ts';
import { ChartFrame } from '#src/inspector/chart/ChartFrame.ts';
import { layoutOf } from '#src/inspector/chart/layout.ts';
import { stateInWords } from '#src/inspector/words.ts';
import * as css from './FlowDocs.css.ts';

/** What a flow's own files say about it. */
export interface FlowFacts {
  readonly purpose: string;
  readonly requirements: readonly string[];
  /** English words by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The docs page of a flow. */
export const flowDocs =
  (flow: string, model: AnyModel, { purpose, requirements, texts }: FlowFacts): ComponentType =>
  () => (
    <>
      <Title>{flow}</Title>
      <Subtitle>{purpose}</Subtitle>
      <Heading>Chart</Heading>
      <Unstyled>
        <ChartFrame layout={layoutOf(model.machine)} className={css.picture} label={`The chart of ${flow}`} />
      </Unstyled>
      <Heading>Screens</Heading>
      <Unstyled>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">What the guest has before them</th>
              <th scope="col">In the states</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(model.screens).map(([kind, words]) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{words}</td>
                <td>{statesShowing(model, kind).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unstyled>
      <Heading>What always holds</Heading>
      <Unstyled>
        <ul className={css.list}>
          {Object.keys(model.invariants).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Unstyled>
      <Heading>Texts</Heading>
      <Unstyled>
        <table className={css.table}>
          <tbody>
            {Object.entries(texts).map(([key, words]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unstyled>
      <Heading>Requirements</Heading>
      <Unstyled>
        <p className={css.list}>{requirements.join(', ')}</p>
      </Unstyled>
    </>
  );

const statesShowing = (model: AnyModel, kind: string): string[] => [
  ...new Set(
    distinctScreensOf(model)
      .filter(({ snapshot }) => screenOf(model, snapshot).kind === kind)
      .map(({ snapshot }) => stateInWords(snapshot.value)),
  ),
];
