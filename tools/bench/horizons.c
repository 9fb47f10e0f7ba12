/*
 * All horizons of many series at one month-end, written plainly in C: what the engine is measured against.
 *
 *   horizons <file of series × months doubles> <series> <months> <runs>
 *
 * Prints the fastest run in milliseconds, and the sum of all figures so that both programs are seen to answer the same.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { HORIZONS = 18, SINCE_INCEPTION = HORIZONS - 1, TOO_SHORT = 3, GAP = 2, NOT_APPLICABLE = 4 };

/* In the order of the engine's list, seen from a December with the fiscal year from April. */
static const int months_of[HORIZONS] = {1, 2, 3, 6, 9, 12, 3, 9, 12, 36, 60, 12, 24, 36, 60, 84, 120, 0};
static const int first_yearly = 11;
static int shortest_first[HORIZONS];

static int by_months(const void *one, const void *other) {
  return months_of[*(const int *)one] - months_of[*(const int *)other];
}

static void walk_back(const double *returns, int months, double *values, unsigned char *reasons) {
  int first = 0, at = months, is_valid = 1, is_whole = 1;
  double factor = 1;
  while (first < months && isnan(returns[first])) first++;
  for (int next = 0; next < HORIZONS; next++) {
    int horizon = shortest_first[next];
    int start = horizon == SINCE_INCEPTION ? first : months - months_of[horizon];
    int is_too_short = start < first;
    while (!is_too_short && is_whole && at > start) {
      double value = returns[--at];
      if (isnan(value)) is_whole = 0;
      if (value < -1) is_valid = 0;
      factor *= 1 + value;
    }
    int reason = is_too_short ? TOO_SHORT : !is_whole ? GAP : !is_valid ? NOT_APPLICABLE : 0;
    int is_yearly = horizon >= first_yearly && months - start > 12;
    reasons[horizon] = (unsigned char)reason;
    values[horizon] = reason ? NAN : (is_yearly ? pow(factor, 12.0 / (months - start)) : factor) - 1;
  }
}

static double now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec * 1e-6;
}

int main(int count, char **words) {
  if (count != 5) return 2;
  int series = atoi(words[2]), months = atoi(words[3]), runs = atoi(words[4]);
  size_t cells = (size_t)series * months, answers = (size_t)series * HORIZONS;
  double *returns = malloc(cells * sizeof *returns), *values = malloc(answers * sizeof *values);
  unsigned char *reasons = malloc(answers);
  FILE *file = fopen(words[1], "rb");
  if (!file || !returns || !values || !reasons || fread(returns, sizeof *returns, cells, file) != cells) return 1;

  for (int horizon = 0; horizon < HORIZONS; horizon++) shortest_first[horizon] = horizon;
  qsort(shortest_first, SINCE_INCEPTION, sizeof shortest_first[0], by_months);
  double best = INFINITY, sum = 0;
  for (int run = 0; run < runs; run++) {
    double from = now_ms();
    for (int row = 0; row < series; row++) walk_back(returns + (size_t)row * months, months, values + (size_t)row * HORIZONS, reasons + (size_t)row * HORIZONS);
    double took = now_ms() - from;
    if (took < best) best = took;
  }
  for (size_t answer = 0; answer < answers; answer++) sum += reasons[answer] ? 0 : values[answer];
  printf("%.4f %.9f\n", best, sum);
  return 0;
}
