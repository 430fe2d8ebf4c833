"""The environments of other libraries pass the checks that those libraries bring along."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, seed_test

import mindrose
from mindrose.kernel.errors import BadOption, MindroseError, Refusal
from mindrose.learning import aec, gym, openspiel
from mindrose.learning.vector import Bad

GAMES = [game.id for game in mindrose.games()]
SHORT = {"cerebria-cards": {"max_cycles": 1}}


# PettingZoo


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(aec.env(game, players=3), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_repeats_a_seed(game: str) -> None:
    seed_test(lambda: aec.env(game, players=2), num_cycles=30)


def test_a_game_is_played_to_its_end_and_won() -> None:
    env = aec.env("cerebria-cards", players=3, max_cycles=1)
    env.reset(seed=4)
    pick = random.Random(1)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=2000):
        observation, reward, over, _, _ = env.last()
        won[agent] += reward
        legal = observation["action_mask"].nonzero()[0].tolist()
        env.step(None if over else pick.choice(legal))
    assert env.agents == []
    assert sum(won.values()) == pytest.approx(1.0)


def test_only_who_is_asked_has_something_to_answer() -> None:
    env = aec.env("cerebria-cards", players=2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


# Gymnasium


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error", module="gymnasium")
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(gym.SeatEnv(game, bots=["random"], **SHORT.get(game, {})), skip_render_check=True)


def test_a_seat_plays_against_named_bots() -> None:
    env = gym.SeatEnv("cerebria-cards", bots=["greedy", "random"], seat=1, max_cycles=1)
    seen, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut
    assert 0.0 <= reward <= 1.0
    with pytest.raises(MindroseError, match="reset"):
        env.step(0)


def test_an_answer_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = gym.SeatEnv("cerebria-cards", bots=["random"], illegal=-0.25)
    seen, info = env.reset(seed=3)
    wrong = int(info["action_mask"].argmin())
    again, reward, over, _, told = env.step(wrong)
    assert (again["observation"] == seen["observation"]).all()
    assert (reward, over) == (-0.25, False)
    assert told["refused"]


def test_a_seat_that_there_is_not() -> None:
    with pytest.raises(BadOption, match="no seat 3"):
        gym.SeatEnv("cerebria-cards", bots=["random"], seat=3)


# Bad input


@pytest.fixture(params=["pettingzoo", "gymnasium"])
def environment(request: pytest.FixtureRequest) -> Any:
    if request.param == "gymnasium":
        return gym.SeatEnv("cerebria-cards", bots=["random"])
    return aec.TableEnv("cerebria-cards", players=2)


def test_there_is_no_table_before_a_reset_and_after_closing(environment: Any) -> None:
    with pytest.raises(Bad, match="reset the environment"):
        environment.step(0)
    environment.reset(seed=1)
    environment.close()
    with pytest.raises(Bad, match="reset the environment"):
        environment.step(0)
    environment.reset(seed=1)
    environment.step(0)


@pytest.mark.parametrize("action", [None, "0", 0.0, [0], numpy.array([0, 1]), numpy.float32(1)])
def test_answers_of_other_shapes_are_told_and_change_nothing(environment: Any, action: Any) -> None:
    environment.reset(seed=1)
    before = len(environment.table.given)
    with pytest.raises(Bad, match="an answer is one whole number"):
        environment.step(action)
    assert len(environment.table.given) == before
    environment.step(numpy.int64(0))


def test_an_agent_that_answers_what_is_not_legal_changes_nothing() -> None:
    env = aec.TableEnv("cerebria-cards", players=2)
    env.reset(seed=1)
    asked, before = env.agent_selection, env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(Refusal):
        env.step(107)
    assert env.agent_selection == asked
    assert env.observe(asked)["observation"].tobytes() == before


# OpenSpiel


@pytest.mark.parametrize("name", openspiel.register())
def test_openspiel_plays_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", openspiel.register())
def test_a_state_of_openspiel_is_copied_and_read_back(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3)")
    state = game.new_initial_state()
    pick = random.Random(2)
    for _ in range(40):
        state.apply_action(pick.choice(state.legal_actions()))
    copy, read = state.clone(), pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    action = state.legal_actions()[0]
    copy.apply_action(action)
    read.apply_action(action)
    assert str(copy) == str(read) != str(state)
    player = state.current_player()
    assert copy.observation_tensor(player) == read.observation_tensor(player)
    assert len(state.observation_tensor(player)) == game.observation_tensor_size()


@pytest.mark.parametrize("name", openspiel.register())
def test_openspiels_own_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    pick = random.Random(3)
    while state.is_chance_node():
        state.apply_action(pick.choice(state.legal_actions()))
    bot = ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=3,
        evaluator=RandomRolloutEvaluator(n_rollouts=1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
        child_selection_policy=ChildSelectionPolicy.UCT,
    )
    assert bot.step(state) in state.legal_actions()
