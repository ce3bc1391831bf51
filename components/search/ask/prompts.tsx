type Props = { title: string; questions: readonly string[]; onAsk: (question: string) => void };

/** Questions to ask with a press; nothing when there are none. */
export function Prompts({ title, questions, onAsk }: Props) {
  if (questions.length === 0) return null;
  return (
    <div className="DocSearch-AskAi-Prompts">
      <p>{title}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
