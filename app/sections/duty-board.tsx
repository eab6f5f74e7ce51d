import type { ReactNode } from "react";
import styles from "./duty-board.module.css";

export type BoardRow = {
  id: string;
  /** One for each column; the first is the row header. */
  cells: ReactNode[];
};

/** A table that turns into a list on phones. */
export function DutyBoard(props: { caption: string; columns: readonly string[]; rows: readonly BoardRow[] }) {
  const { caption, columns, rows } = props;
  return (
    <table className={`figures full-width ${styles.board}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="sign text-quiet">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
