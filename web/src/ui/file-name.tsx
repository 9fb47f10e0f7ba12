import { Fragment } from 'react';

/** A file's name that wraps after an underscore where it must, since most have no space: in the middle of a word it is hard to read. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
