/** Something is to be told, or tried, besides what is to be done. "Can you put it there?" is no question, and "es sagt 16" tells of a program. */
export function asksBesides(request: string): boolean {
  return /(?<!\p{L})(?:tell|say|(?:show|list|report) (?:me|us|what|where|which|how|all)|summari[sz]e|explain|how many|how much|(?:like|love|want|need|curious|glad|happy) to (?:know|hear|see)|let (?:me|us) know|number of|(?:sag|zeig|nenn|erklär)(?!t(?!\p{L}))\p{L}*|wie viele?|wissen|wüsste|wüßte|interessier\p{L}*)(?!\p{L})|教えて|知りたい|何|どの/iu.test(
    request,
  );
}
